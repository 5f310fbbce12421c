import type { Rect } from '../model/camera.ts';

/** An A4 page on its side without its margins, CSS pixels at 96 to the inch. */
export const PAGE = { width: 1046, height: 718 } as const;
/** Cards are printed at this share of their size: names have 8 points. */
const PRINT_SCALE = 0.75;
/** A chart that fits on one page at this share is not spread: names have 5 points. */
const LEAST_SCALE = 0.45;
/** Beyond this many pages the chart is made smaller instead. */
const MOST_PAGES = 60;

/** The part of a chart that stands on one page, and where the page belongs. */
export interface PrintPage extends Rect {
  row: number;
  column: number;
}

/**
 * Spreads a chart over pages of the same size, so that they can be put together. A chart that can be read on one page has one.
 * @param rect - the chart's extent, in its units
 */
export function printPages(rect: Rect): PrintPage[] {
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  // Less than a line more than whole pages is no page of its own.
  const pagesFor = (length: number, page: number) => Math.max(1, Math.ceil(length / page - 1e-6));
  const countAt = (scale: number) => pagesFor(width * scale, PAGE.width) * pagesFor(height * scale, PAGE.height);
  const whole = Math.min(PAGE.width / width, PAGE.height / height);
  let scale = whole >= LEAST_SCALE ? Math.min(whole, PRINT_SCALE) : PRINT_SCALE;
  while (countAt(scale) > MOST_PAGES) scale *= 0.9;
  const [columns, rows] = [pagesFor(width * scale, PAGE.width), pagesFor(height * scale, PAGE.height)];
  const [pageWidth, pageHeight] = [PAGE.width / scale, PAGE.height / scale];
  // The chart stands in the middle of its pages.
  const left = rect.left - (columns * pageWidth - width) / 2;
  const top = rect.top - (rows * pageHeight - height) / 2;
  return Array.from({ length: rows * columns }, (_page, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, left: left + column * pageWidth, top: top + row * pageHeight, right: left + (column + 1) * pageWidth, bottom: top + (row + 1) * pageHeight };
  });
}
