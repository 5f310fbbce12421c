import { nameBlockingKeys } from '#domain/names/classifyNames.ts';
import type { NameKind } from '#domain/names/nameVariant.ts';

import { packDictionary } from '../format/StringDictionary.ts';
import type { Section } from '../format/sections.ts';
import { grouped, pushTo } from './grouped.ts';

/**
 * What finds names in a dictionary of values without reading it through: tokens to values, and sound or nickname keys to
 * tokens, so that a variant search judges only tokens that share a key with the asked one.
 *
 * @param values - in code order; the code of values[0] is 1.
 */
export function addNameSections(field: string, kind: NameKind, values: readonly string[], counts: Uint32Array, sections: Map<string, Section>): void {
  const valuesOfToken = new Map<string, number[]>();
  values.forEach((value, at) => {
    for (const token of new Set(value.split(' '))) pushTo(valuesOfToken, token, at + 1);
  });
  const tokens = grouped(valuesOfToken);
  const tokensOfBlock = new Map<string, number[]>();
  tokens.keys.forEach((token, code) => {
    for (const block of new Set(nameBlockingKeys(token, kind))) pushTo(tokensOfBlock, block, code);
  });
  const blocks = grouped(tokensOfBlock);
  const tokenCounts = new Uint32Array(tokens.keys.length);
  for (let token = 0; token < tokenCounts.length; token++) {
    for (let at = tokens.offsets[token]!; at < tokens.offsets[token + 1]!; at++) tokenCounts[token]! += counts[tokens.members[at]!]!;
  }
  const tokenTexts = packDictionary(tokens.keys);
  const blockTexts = packDictionary(blocks.keys);
  sections.set(`n:${field}:tokenOffsets`, tokenTexts.offsets);
  sections.set(`n:${field}:tokenTexts`, tokenTexts.bytes);
  sections.set(`n:${field}:tokenValueOffsets`, tokens.offsets);
  sections.set(`n:${field}:tokenValues`, tokens.members);
  sections.set(`n:${field}:tokenCounts`, tokenCounts);
  sections.set(`n:${field}:blockOffsets`, blockTexts.offsets);
  sections.set(`n:${field}:blockTexts`, blockTexts.bytes);
  sections.set(`n:${field}:blockTokenOffsets`, blocks.offsets);
  sections.set(`n:${field}:blockTokens`, blocks.members);
}
