import type { SearchDocument } from './searchDocument.ts';
import { textTokens } from './textTokens.ts';

/** Every distinct word and number of all the texts of a record: what a keyword search finds it by. */
export function keywordsOf(document: SearchDocument): Set<string> {
  const words = new Set<string>();
  for (const field in document.values) {
    for (const { key, written } of document.values[field] ?? []) {
      for (const word of textTokens(key)) words.add(word);
      // A name's key is folded harder than its text: Mac Donald is found as macdonald, mac and donald.
      if (key !== written) for (const word of textTokens(written)) words.add(word);
    }
  }
  for (const field in document.years) for (const word of textTokens(document.years[field]?.written ?? '')) words.add(word);
  return words;
}
