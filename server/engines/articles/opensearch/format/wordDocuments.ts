import { createHash } from 'node:crypto';

import { findMisreadings, type VocabularyWord } from '#domain/newspapers/search/misreadings/findMisreadings.ts';
import { readingHashes } from '#domain/newspapers/search/misreadings/ReadingIndex.ts';
import { SHORTEST_READ } from '#domain/newspapers/search/misreadings/readingLimits.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import type { SiteLexicon } from '../../loadLexicon.ts';

/** What is said of a word. */
export interface WrittenWord {
  id: string;
  document: string;
  /** Articles that have it, of a real word: more of them say it again. */
  articles: number | null;
}

const ID_LENGTH = 16;
const LETTERS = /^\p{L}+$/u;

const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, ID_LENGTH);

/**
 * Words of a vocabulary that may be misreadings: whether some are known to be real must be asked of the whole archive.
 */
export const doubtfulWords = (vocabulary: ReadonlyMap<string, number>, lexicon: SiteLexicon): string[] =>
  [...vocabulary.keys()].filter((word) => word.length >= SHORTEST_READ && LETTERS.test(word) && !lexicon.has(word));

/**
 * What is to be known of the words of a portion of the archive. What is said once stays true: other portions add to it.
 *
 * @param known - of the doubtful words, those that the rest of the archive knows to be real
 */
export function* wordDocuments(
  vocabulary: ReadonlyMap<string, number>,
  lexicon: SiteLexicon,
  known: ReadonlySet<string>,
): Generator<WrittenWord> {
  const words: VocabularyWord[] = [...vocabulary.keys()]
    .sort(compareCodePoints)
    .map((text, code) => ({ code, text, articles: vocabulary.get(text) ?? 0 }));
  const has = (word: string): boolean => lexicon.has(word) || known.has(word);
  const { classes, real } = findMisreadings(() => words, { ...lexicon, has });
  const meant = new Map<number, string[]>();
  for (const [word, misreadings] of classes)
    for (const { code } of misreadings) meant.set(code, [...(meant.get(code) ?? []), word]);
  const { costs } = lexicon.indexes[0];
  for (const { code, text, articles } of words) {
    if (has(text) || real.has(code) || !LETTERS.test(text)) {
      yield { id: idOf(text), document: JSON.stringify({ word: text, isKnown: true, articles }), articles };
      continue;
    }
    const own = (meant.get(code) ?? []).sort(compareCodePoints);
    const near = text.length < SHORTEST_READ ? [] : readingHashes(text, costs);
    yield {
      id: idOf(text, 'read', ...own),
      document: JSON.stringify({ word: text, isKnown: false, meant: own, near }),
      articles: null,
    };
  }
}
