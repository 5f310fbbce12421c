import { textTokens } from '#domain/records/core/textTokens.ts';

import type { Section } from '../format/sections.ts';
import { packDictionary } from '../format/StringDictionary.ts';
import { narrow } from './narrowArray.ts';
import { toGroups, pushTo } from './toGroups.ts';

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
