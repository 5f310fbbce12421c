import { segmentPage } from '#domain/newspapers/pages/segmentPage.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ArticleDraft, ZoneDraft } from '../IssueDraft.ts';
import { type FittedPage, boxAround, reorderLines } from './textPage.ts';

/** A part of an article on a page, before the page is put into reading order. */
export interface WantedZone {
  article: number;
  order: number;
  /** Where the source says it is; null: around its lines. */
  box: PageRegion | null;
  /** Lines of the page; one that an earlier zone has taken stays there. */
  lines: readonly number[];
}

/**
 * Puts the lines of each zone together, zones in the order of their articles and what belongs to none at the end, so
 * that a zone is a range of lines. Zones without lines are left out.
 */
export function layOutZones(page: FittedPage, wanted: readonly WantedZone[]): { page: FittedPage; zones: ZoneDraft[] } {
  const taken = new Set<number>();
  const order: number[] = [];
  const zones: ZoneDraft[] = [];
  for (const { article, order: within, box, lines } of wanted) {
    const own = lines.filter((line) => !taken.has(line) && page.lines[line] !== undefined);
    if (own.length === 0) continue;
    for (const line of own) taken.add(line);
    const around = box ?? boxAround(own.flatMap((line) => page.lines[line] ?? []));
    const [left, top] = [Math.max(0, Math.round(around?.x ?? 0)), Math.max(0, Math.round(around?.y ?? 0))];
    zones.push({
      article,
      order: within,
      x: left,
      y: top,
      width: Math.max(1, Math.min(Math.round((around?.x ?? 0) + (around?.width ?? 0)), page.width) - left),
      height: Math.max(1, Math.min(Math.round((around?.y ?? 0) + (around?.height ?? 0)), page.height) - top),
      firstLine: order.length,
      lastLine: order.length + own.length - 1,
    });
    order.push(...own);
  }
  order.push(...page.lines.flatMap((_line, at) => (taken.has(at) ? [] : [at])));
  return { page: reorderLines(page, order), zones };
}

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
