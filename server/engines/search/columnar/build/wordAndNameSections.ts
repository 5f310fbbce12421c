import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { textTokens } from '#domain/records/core/textTokens.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import { filedKeys } from '../../matching/filedKeys.ts';
import type { Section } from '../format/sections.ts';
import { packDictionary } from '../format/StringDictionary.ts';
import { SORT_FIELD } from '../segment/segmentMeta.ts';
import { addPostings } from './addPostings.ts';
import { largestOf, narrow } from './typedArrays.ts';
import { eachValue, type FinishedValues } from './valueSections.ts';

/** Groups of numbers under sorted keys: the keys, where each group starts, and the members one after the other. */
function toGroups(groups: ReadonlyMap<string, readonly number[]>): {
  keys: string[];
  offsets: Uint32Array;
  members: Uint32Array;
} {
  const keys = [...groups.keys()].sort(compareCodePoints);
  const offsets = new Uint32Array(keys.length + 1);
  keys.forEach((key, at) => {
    offsets[at + 1] = offsets[at]! + (groups.get(key)?.length ?? 0);
  });
  const members = new Uint32Array(offsets[keys.length]!);
  keys.forEach((key, at) => members.set(groups.get(key) ?? [], offsets[at]));
  return { keys, offsets, members };
}

/** Adds a member to a group, which starts with it when new. */
function pushTo(groups: Map<string, number[]>, key: string, member: number): void {
  const group = groups.get(key);
  if (group) group.push(member);
  else groups.set(key, [member]);
}

/**
 * What finds names in a dictionary of values without reading it through: tokens to values, and sound or nickname keys
 * to tokens, so that a variant search judges only tokens that share a key with the asked one.
 */
export function addNameSections(
  field: string,
  kind: NameKind,
  { sorted: values, counts, primary, extras }: FinishedValues,
  sections: Map<string, Section>,
): void {
  const valuesOfToken = new Map<string, number[]>();
  values.forEach((value, at) => {
    for (const token of tokensOfName(value, kind)) pushTo(valuesOfToken, token, at + 1);
  });
  const tokens = toGroups(valuesOfToken);
  const tokenCode = new Map(tokens.keys.map((token, code) => [token, code]));
  const tokensOfBlock = new Map<string, number[]>();
  tokens.keys.forEach((token, code) => {
    for (const block of new Set(filedKeys(token, kind))) pushTo(tokensOfBlock, block, code);
  });
  const blocks = toGroups(tokensOfBlock);
  const tokenCounts = new Uint32Array(tokens.keys.length);
  for (let token = 0; token < tokenCounts.length; token++) {
    for (let at = tokens.offsets[token]!; at < tokens.offsets[token + 1]!; at++)
      tokenCounts[token]! += counts[tokens.members[at]!]!;
  }
  const tokenTexts = packDictionary(tokens.keys);
  const blockTexts = packDictionary(blocks.keys);
  // Records laid out by this field need no lists: a name is a range of them.
  if (field !== SORT_FIELD) {
    const tokensOfValue = values.map((value) => tokensOfName(value, kind).map((token) => tokenCode.get(token) ?? 0));
    addPostings(
      `n:${field}`,
      tokens.keys.length,
      (visit) =>
        eachValue(primary, extras, (value, doc) => {
          for (const token of tokensOfValue[value - 1] ?? []) visit(token, doc);
        }),
      sections,
    );
  }
  sections.set(`n:${field}:tokenOffsets`, tokenTexts.offsets);
  sections.set(`n:${field}:tokenTexts`, tokenTexts.bytes);
  sections.set(`n:${field}:tokenValueOffsets`, tokens.offsets);
  sections.set(`n:${field}:tokenValues`, narrow(tokens.members, values.length));
  sections.set(`n:${field}:tokenCounts`, narrow(tokenCounts, largestOf(tokenCounts)));
  sections.set(`n:${field}:blockOffsets`, blockTexts.offsets);
  sections.set(`n:${field}:blockTexts`, blockTexts.bytes);
  sections.set(`n:${field}:blockTokenOffsets`, blocks.offsets);
  sections.set(`n:${field}:blockTokens`, narrow(blocks.members, tokens.keys.length));
}

/** Beyond so many distinct values a field's words are found through the keywords of its records instead. */
export const WORD_INDEX_VALUES = 65_535;

/** Which values hold a word, for fields asked by words. @param values - in code order; the code of values[0] is 1. */
export function addWordSections(field: string, values: readonly string[], sections: Map<string, Section>): void {
  const valuesOfWord = new Map<string, number[]>();
  values.forEach((value, at) => {
    for (const word of new Set(textTokens(value))) pushTo(valuesOfWord, word, at + 1);
  });
  const words = toGroups(valuesOfWord);
  const texts = packDictionary(words.keys);
  sections.set(`w:${field}:offsets`, texts.offsets);
  sections.set(`w:${field}:texts`, texts.bytes);
  sections.set(`w:${field}:valueOffsets`, words.offsets);
  sections.set(`w:${field}:values`, narrow(words.members, values.length));
}
