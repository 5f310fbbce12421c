import { createRandom } from '#domain/kernel/random/createRandom.ts';
import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { answerArticles } from '#server/engines/articles/query/answerArticles.ts';
import type { ArticleView } from '#server/engines/articles/query/ArticleView.ts';
import { planArticles } from '#server/engines/articles/query/planArticles.ts';

import type { RareSurname, SyntheticPapers } from './syntheticPapers.ts';

const never = () => false;

/** A search without filters. */
export const plainQuery = (words: string, withMisreadings: boolean): ArticleQuery => ({
  words,
  filters: {},
  order: 'oldest',
  withMisreadings,
  refused: [],
  facets: [],
});

/** Numbers of the articles that a search finds, all of them. */
export function foundNumbers(view: ArticleView, words: string, withMisreadings: boolean): Set<number> {
  const plan = planArticles(view, plainQuery(words, withMisreadings), { offset: 0, limit: view.live });
  return new Set(answerArticles(view, plan.planned, never).hits.map(({ no }) => no));
}

/** How well words are found in damaged text. */
export interface ReadingFigures {
  words: number;
  recall: number;
  precision: number;
}

/** Articles that really hold each of some words. */
export function articlesOf({ truth }: SyntheticPapers, codes: ReadonlySet<number>): Map<number, Set<number>> {
  const found = new Map([...codes].map((code) => [code, new Set<number>()]));
  truth.forEach((article, at) => {
    for (const code of article) found.get(code)?.add(at + 1);
  });
  return found;
}

/** Words in so many articles, chosen by a seed; long enough that a member would look for them. */
export function wordsHeldBy({ truth, words }: SyntheticPapers, fewest: number, most: number, count: number): number[] {
  const held = new Uint32Array(words.length);
  const last = new Int32Array(words.length).fill(-1);
  truth.forEach((article, at) => {
    for (const code of article) {
      if (last[code] === at) continue;
      last[code] = at;
      held[code]! += 1;
    }
  });
  const random = createRandom(`words held by ${fewest}`);
  const possible = words.flatMap((word, code) =>
    held[code]! >= fewest && held[code]! <= most && word.length >= 4 ? [{ code, key: random.next() }] : [],
  );
  return possible
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ code }) => code);
}

/** Recall and precision over all articles of all words together. */
export function measureReadings(
  view: ArticleView,
  papers: SyntheticPapers,
  codes: readonly number[],
  withMisreadings: boolean,
): ReadingFigures {
  const real = articlesOf(papers, new Set(codes));
  let [right, found, wanted] = [0, 0, 0];
  for (const code of codes) {
    const articles = real.get(code)!;
    const numbers = foundNumbers(view, papers.words[code]!, withMisreadings);
    for (const no of numbers) if (articles.has(no)) right += 1;
    found += numbers.size;
    wanted += articles.size;
  }
  return { words: codes.length, recall: right / wanted, precision: right / found };
}

/**
 * Of rare surnames a letter from a common one: found when asked for, and not taken for the common one. Among the
 * swallowed, those that OCR made of the common one less often than they were printed: a search for the common one gains
 * least by them.
 */
export function measureRareSurnames(
  view: ArticleView,
  papers: SyntheticPapers,
  surnames: readonly RareSurname[],
): { names: number; found: number; swallowed: number; 'of these mostly printed so': number } {
  const codeOf = new Map(papers.words.map((word, code) => [word, code]));
  const pairs = surnames.flatMap(({ rare, common }) =>
    codeOf.has(rare) && codeOf.has(common) ? [{ rare, common }] : [],
  );
  const real = articlesOf(papers, new Set(pairs.map(({ rare }) => codeOf.get(rare)!)));
  let [found, swallowed, mostly] = [0, 0, 0];
  for (const { rare, common } of pairs) {
    const articles = foundNumbers(view, `=${rare}`, true);
    if (articles.size > 0) found += 1;
    const { words } = planArticles(view, plainQuery(common, true), { offset: 0, limit: 0 });
    if (words().some(({ readings }) => readings.some(({ form }) => form === rare))) {
      swallowed += 1;
      const held = real.get(codeOf.get(rare)!)!;
      if ([...articles].filter((no) => held.has(no)).length * 2 > articles.size) mostly += 1;
    }
  }
  return { names: pairs.length, found, swallowed, 'of these mostly printed so': mostly };
}
