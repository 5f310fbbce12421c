import { segmentPage } from '#domain/newspapers/pages/segmentPage.ts';

import type { ArticleDraft, ZoneDraft } from '../IssueDraft.ts';
import { layOutZones } from './layOutZones.ts';
import type { FittedPage } from './textPage.ts';

/** Tells the articles of a page apart and adds them, marked as guesses, to those of its issue. */
export function guessArticles(page: FittedPage, articles: ArticleDraft[]): { page: FittedPage; zones: ZoneDraft[] } {
  const first = articles.length;
  const guessed = segmentPage(page.lines);
  articles.push(...guessed.map(({ headline, kind }) => ({ headline, kind, isGuess: true })));
  return layOutZones(page, guessed.flatMap(({ parts }, at) => parts.map((lines, order) => ({ article: first + at, order, box: null, lines }))));
}
