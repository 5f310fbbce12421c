import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { SCOPE_FIELDS } from '#domain/search/core/catalogue/scopeFields.ts';

import { isOfHousehold } from './householdFields.ts';
import type { SearchDocument } from './searchDocument.ts';
import { keywordsOfKey, textTokens } from './textTokens.ts';
import { isHeldAsName } from './valueKey.ts';

/**
 * The same for whole sets, letters, decades or imports: they would be in nearly every list, and facets find them. Names
 * of a household’s others belong to their own records.
 */
const UNTOLD = new Set([...SCOPE_FIELDS.map((field) => field.fieldId), 'Decade', 'SurnameInitial', 'DateAdded']);

/** Whether a keyword search finds records by what this field says of them. */
export const isKeywordField = (fieldId: string): boolean => !UNTOLD.has(fieldId) && !isOfHousehold(fieldId);

/**
 * Every distinct word and number of the texts of a record, those of its record set left out: what a keyword search
 * finds it by.
 */
export function keywordsOf(document: SearchDocument): Set<string> {
  const words = new Set<string>();
  for (const field in document.values) {
    if (!isKeywordField(field)) continue;
    for (const { key } of document.values[field] ?? []) for (const word of keywordsOfKey(field, key)) words.add(word);
  }
  for (const text of textsBesideKeys(document)) for (const word of textTokens(text)) words.add(word);
  return words;
}

/** Words with any sign of doubt: what remains of them without it is no word. */
const IN_DOUBT = /[^\p{L}\p{N}\p{M}'’.,-]/u;

/** The texts of a record that may hold keywords which the keys of its values do not. */
export function textsBesideKeys(document: SearchDocument): string[] {
  const texts: string[] = [];
  for (const field in document.values) {
    // A name's key is folded harder than its text: Mac Donald is found as macdonald, mac and donald. All other keys
    // keep every word.
    if (!isHeldAsName(field) || !isKeywordField(field)) continue;
    for (const { key, written } of document.values[field] ?? [])
      if (isReadingKey(key)) texts.push(...written.split(' ').filter((word) => !IN_DOUBT.test(word)));
      else if (written.toLowerCase() !== key) texts.push(written);
  }
  for (const field in document.years) texts.push(document.years[field]?.written ?? '');
  return texts;
}
