import { segmentPage } from '#domain/newspapers/pages/segmentPage.ts';

import type { ArticleDraft, ZoneDraft } from '../IssueDraft.ts';
import { layOutZones, type WantedZone } from './layOutZones.ts';
import type { FittedPage } from './textPage.ts';

/** Lines that follow each other and are told apart by themselves; of fewer, all that are on a page make one article. */
const FEWEST_LINES = 3;

/** Runs of lines that no zone takes, each as the file has them one after the other. */
function looseAreas(page: FittedPage, wanted: readonly WantedZone[]): number[][] {
  const taken = new Set(wanted.flatMap(({ lines }) => lines));
  const areas: number[][] = [];
  page.lines.forEach((_line, at) => {
    if (taken.has(at)) return;
    const last = areas.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else areas.push([at]);
  });
  return areas;
}

/**
 * Lays out the articles that a source tells apart, and what it links to none: area by area that text is told apart and
 * added to the articles of the issue as guesses, so that searches find it.
 */
export function layOutWithGuesses(
  page: FittedPage,
  wanted: readonly WantedZone[],
  articles: ArticleDraft[],
): { page: FittedPage; zones: ZoneDraft[] } {
  if (wanted.length === 0) return guessArticles(page, articles);
  const areas = looseAreas(page, wanted);
  const short = areas.filter(({ length }) => length < FEWEST_LINES);
  const guesses = [
    ...areas
      .filter(({ length }) => length >= FEWEST_LINES)
      .flatMap((area) =>
        segmentPage(area.flatMap((at) => page.lines[at] ?? [])).map((guess) => ({
          ...guess,
          parts: guess.parts.map((part) => part.flatMap((at) => area[at] ?? [])),
        })),
      ),
    ...(short.length > 0 ? [{ headline: null, kind: 'page' as const, parts: short }] : []),
  ];
  const first = articles.length;
  articles.push(...guesses.map(({ headline, kind }) => ({ headline, kind, isGuess: true })));
  return layOutZones(page, [
    ...wanted,
    ...guesses.flatMap(({ parts }, at) =>
      parts.map((lines, order) => ({ article: first + at, order, box: null, lines })),
    ),
  ]);
}

/** Tells the articles of a page apart and adds them, marked as guesses, to those of its issue. */
export function guessArticles(page: FittedPage, articles: ArticleDraft[]): { page: FittedPage; zones: ZoneDraft[] } {
  const first = articles.length;
  const guessed = segmentPage(page.lines);
  articles.push(...guessed.map(({ headline, kind }) => ({ headline, kind, isGuess: true })));
  return layOutZones(
    page,
    guessed.flatMap(({ parts }, at) => parts.map((lines, order) => ({ article: first + at, order, box: null, lines }))),
  );
}
