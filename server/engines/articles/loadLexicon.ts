import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { FORENAME_TABLE } from '#domain/kernel/names/forenameTable.ts';
import { isCommonWord } from '#domain/newspapers/search/commonWords.ts';
import { Confusions, type LearnedCost } from '#domain/newspapers/search/misreadings/confusions.ts';
import type { Lexicon } from '#domain/newspapers/search/misreadings/findMisreadings.ts';
import { ReadingIndex } from '#domain/newspapers/search/misreadings/ReadingIndex.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

const WORDS_FILE = 'server/engines/articles/english-words.txt.br';
const PLACES_FILE = 'server/engines/gazetteer/places.tsv';
/** A shorter word is never held against others. */
const SHORTEST = 2;

/** The lexicon of a site. */
export interface SiteLexicon extends Lexicon {
  /** Those of its words that came after the lesson that older segments were built by. */
  late: readonly string[];
}

const read = (file: string): Buffer => readFileSync(path.join(projectRoot(), file));
const isWord = (word: string): boolean => word.length >= SHORTEST && /^\p{L}+$/u.test(word);

/** The words that come with the product, English, forenames and places, and those of the site. */
export function lexiconWords(known: Iterable<string>): Set<string> {
  const words = new Set(brotliDecompressSync(read(WORDS_FILE)).toString('utf8').split('\n'));
  const add = (text: string) => {
    for (const word of text.split(/[\s,]+/u).flatMap(tokenWords)) if (isWord(word)) words.add(word);
  };
  add(FORENAME_TABLE.replaceAll('|', ' '));
  for (const line of read(PLACES_FILE).toString('utf8').split('\n').slice(1)) add(line.split('\t', 2).join(' '));
  for (const word of known) add(word);
  return words;
}

/**
 * The words that come with the product and those of the site, such as the surnames of its records. Takes half a second,
 * so a thread loads it once and for a lesson.
 *
 * @param known - folded words of the site
 * @param costs - what its corrections have taught
 */
export function loadLexicon(known: Iterable<string>, costs: readonly LearnedCost[] = []): SiteLexicon {
  const words = lexiconWords(known);
  return {
    has: (word) => words.has(word) || isCommonWord(word),
    indexes: [new ReadingIndex([...words].sort(), new Confusions(costs))],
    late: [],
  };
}

/**
 * A lexicon with words that came to be known since it was loaded, in place of those it was given so before. Takes no
 * time.
 */
export function withLateWords(lexicon: SiteLexicon, late: readonly string[]): SiteLexicon {
  const [index] = lexicon.indexes;
  const shipped = new Set(index.words);
  const words = [...new Set(late)].filter((word) => isWord(word) && !shipped.has(word)).sort();
  const own = new Set(words);
  return {
    has: (word) => own.has(word) || shipped.has(word) || isCommonWord(word),
    indexes: words.length > 0 ? [index, new ReadingIndex(words, index.costs)] : [index],
    late: words,
  };
}
