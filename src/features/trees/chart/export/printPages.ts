import type { Rect } from '../model/camera.ts';

/** An A4 page on its side without its margins, CSS pixels at 96 to the inch. */
export const PAGE = { width: 1046, height: 718 } as const;
/** Cards are printed at this share of their size: names have 8 points. */
const PRINT_SCALE = 0.75;
/** Or somewhat smaller where that saves sheets: names have 6 points. */
const SPREAD_SCALES = [PRINT_SCALE, 0.7, 0.65, 0.6, 0.55] as const;
/** A chart that fits on one page at this share is not spread: names have 5 points. */
const LEAST_SCALE = 0.45;
/** Beyond this many pages the chart is made smaller instead. */
const MOST_PAGES = 60;
/** Left free before a card that a sheet starts with, in the chart's units. */
const GAP = 8;

/** The part of a chart that is on one page, and where the page belongs. */
export interface PrintPage extends Rect {
  row: number;
  column: number;
  /**
   * Where the sheets to the right and below start, in the chart's units: up to there they are laid over this one. Null:
   * there is none.
   */
  nextLeft: number | null;
  nextTop: number | null;
}

/**
 * Where the sheets of one direction start: each one where the first card starts that the sheet before cuts, so that
 * every card is whole on one.
 */
function beginningsOf(from: number, to: number, page: number, cards: readonly (readonly [number, number])[]): number[] {
  const begins = [from];
  for (let begin = from; begin + page < to - 1e-6;) {
    const end = begin + page;
    // A card that is larger than half a sheet is cut: sheets must come to an end.
    const cut = cards
      .filter(([least, most]) => least < end && most > end && least > begin + page / 2)
      .map(([least]) => least - GAP);
    begin = Math.min(end, ...cut);
    begins.push(begin);
  }
  return begins;
}

/**
 * Spreads a chart over pages of the same size, so that they can be put together. A chart that can be read on one page
 * has one. Pages overlap where a card would be cut, so that it is whole on one of them.
 * @param rect - the chart's extent, in its units
 * @param cards - what should not be cut
 */
export function printPages(rect: Rect, cards: readonly Rect[] = []): PrintPage[] {
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  const across = cards.map(({ left, right }) => [left, right] as const);
  const down = cards.map(({ top, bottom }) => [top, bottom] as const);
  const whole = Math.min(PAGE.width / width, PAGE.height / height);
  const begins = (scale: number) =>
    [
      beginningsOf(rect.left, rect.right, PAGE.width / scale, across),
      beginningsOf(rect.top, rect.bottom, PAGE.height / scale, down),
    ] as const;
  const countAt = (scale: number) => begins(scale).reduce((count, { length }) => count * length, 1);
  // Of many sheets the largest letters with the fewest sheets.
  const spread = SPREAD_SCALES.reduce((best, scale) => (countAt(scale) < countAt(best) ? scale : best));
  let scale = whole >= LEAST_SCALE ? Math.min(whole, PRINT_SCALE) : spread;
  while (countAt(scale) > MOST_PAGES) scale *= 0.9;
  const [lefts, tops] = begins(scale);
  const [pageWidth, pageHeight] = [PAGE.width / scale, PAGE.height / scale];
  // The chart is in the middle of its pages.
  const besides = ((lefts.at(-1) ?? 0) + pageWidth - rect.right) / 2;
  const above = ((tops.at(-1) ?? 0) + pageHeight - rect.bottom) / 2;
  const isWide = lefts.length > 1;
  const isHigh = tops.length > 1;
  return tops.flatMap((pageTop, row) =>
    lefts.map((pageLeft, column): PrintPage => {
      const left = isWide ? pageLeft : pageLeft - besides;
      const top = isHigh ? pageTop : pageTop - above;
      return {
        row,
        column,
        left,
        top,
        right: left + pageWidth,
        bottom: top + pageHeight,
        nextLeft: lefts[column + 1] ?? null,
        nextTop: tops[row + 1] ?? null,
      };
    }),
  );
}
