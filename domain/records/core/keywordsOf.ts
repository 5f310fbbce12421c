import { SCOPE_FIELDS } from '#domain/search/core/catalogue/scopeFields.ts';

import { isOfHousehold } from './householdFields.ts';
import type { SearchDocument } from './searchDocument.ts';
import { textTokens } from './textTokens.ts';

/** The same for whole sets, letters, decades or imports: they would be in nearly every list, and facets find them. Names of a household’s others belong to their own records. */
const UNTOLD = new Set([...SCOPE_FIELDS.map((field) => field.fieldId), 'Decade', 'SurnameInitial', 'DateAdded']);

/** Every distinct word and number of the texts of a record, those of its record set left out: what a keyword search finds it by. */
export function keywordsOf(document: SearchDocument): Set<string> {
  const words = new Set<string>();
  for (const field in document.values) {
    if (UNTOLD.has(field) || isOfHousehold(field)) continue;
    for (const { key, written } of document.values[field] ?? []) {
      for (const word of textTokens(key)) words.add(word);
      // A name's key is folded harder than its text: Mac Donald is found as macdonald, mac and donald.
      if (key !== written) for (const word of textTokens(written)) words.add(word);
    }
  }
  for (const field in document.years) for (const word of textTokens(document.years[field]?.written ?? '')) words.add(word);
  return words;
}
