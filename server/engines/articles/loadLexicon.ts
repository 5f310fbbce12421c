import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { FORENAME_TABLE } from '#domain/kernel/names/forenameTable.ts';
import { isCommonWord } from '#domain/newspapers/search/commonWords.ts';
import type { Lexicon } from '#domain/newspapers/search/misreadings/findMisreadings.ts';
import { ReadingIndex } from '#domain/newspapers/search/misreadings/ReadingIndex.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

const WORDS_FILE = 'server/engines/articles/english-words.txt.br';
const PLACES_FILE = 'server/engines/gazetteer/places.tsv';
/** A shorter word is never held against others. */
const SHORTEST = 2;

const read = (file: string): Buffer => readFileSync(path.join(projectRoot(), file));

/**
 * The words that come with the product: English, forenames and places; and those of the site, such as the surnames of its
 * records. Takes half a second, so a thread loads it once and for a list that changed.
 *
 * @param known - folded words of the site
 */
export function loadLexicon(known: Iterable<string>): Lexicon {
  const words = new Set(brotliDecompressSync(read(WORDS_FILE)).toString('utf8').split('\n'));
  const add = (text: string) => {
    for (const word of text.split(/[\s,]+/u).flatMap(tokenWords)) if (word.length >= SHORTEST && /^\p{L}+$/u.test(word)) words.add(word);
  };
  add(FORENAME_TABLE.replaceAll('|', ' '));
  for (const line of read(PLACES_FILE).toString('utf8').split('\n').slice(1)) add(line.split('\t', 2).join(' '));
  for (const word of known) add(word);
  const sorted = [...words].sort();
  return { has: (word) => words.has(word) || isCommonWord(word), index: new ReadingIndex(sorted) };
}
