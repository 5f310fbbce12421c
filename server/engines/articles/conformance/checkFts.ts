import assert from 'node:assert/strict';

import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import { answerArticles } from '../query/answerArticles.ts';
import type { ArticleView } from '../query/ArticleView.ts';
import { planArticles } from '../query/planArticles.ts';
import type { FtsArticles } from './FtsArticles.ts';

/** The article with one word at each position: what FTS5 can hold. */
export function withSingleWords(article: IndexedArticle): IndexedArticle {
  const { words, positions } = articleWords(article.text);
  return {
    ...article,
    headline: '',
    alternatives: [],
    text: words.filter((_word, at) => positions[at] !== positions[at + 1]).join(' . '),
  };
}

/**
 * Holds the articles that the segments find by words alone against those of FTS5.
 *
 * @returns how many were found; null when FTS5 cannot say the query
 * @throws AssertionError with the words asked for
 */
export function checkFts(view: ArticleView, fts: FtsArticles, words: string): number | null {
  const expected = fts.find(readWords(words).query);
  if (expected === null) return null;
  const { planned } = planArticles(
    view,
    { words, filters: {}, order: 'oldest', withMisreadings: false, refused: [], facets: [] },
    { offset: 0, limit: view.live },
  );
  const { hits } = answerArticles(view, planned, () => false);
  assert.deepEqual(
    hits.map(({ no }) => no).sort((a, b) => a - b),
    expected,
    words,
  );
  return expected.length;
}
