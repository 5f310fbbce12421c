import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { MOST_LINES } from './facsimileBooks.ts';

/** Every page has the same size in pixels. */
export const FACSIMILE_SIZE: ImageSize = { width: 2400, height: 1700 };

const MARGIN = 110;
const TOP = 300;
const BOTTOM = 110;
/** In pixels: a full page has low lines, a page of few entries high ones. */
const HIGHEST_LINE = 150;

/** Where things are on a page, in pixels. */
export interface PageLayout {
  table: PageRegion;
  /** Height of the row of headings, within the table. */
  headings: number;
  /** Of each entry, as wide as the table. */
  lines: readonly PageRegion[];
}

/** Where the entries of a page are: the same for the same number of entries. */
export function layOutPage(entries: number): PageLayout {
  const table = {
    x: MARGIN,
    y: TOP,
    width: FACSIMILE_SIZE.width - 2 * MARGIN,
    height: FACSIMILE_SIZE.height - TOP - BOTTOM,
  };
  const headings = 74;
  const height = Math.min(
    HIGHEST_LINE,
    Math.floor((table.height - headings) / Math.max(Math.min(entries, MOST_LINES), 8)),
  );
  const lines = Array.from({ length: entries }, (_, at) => ({
    x: table.x,
    y: table.y + headings + at * height,
    width: table.width,
    height,
  }));
  return { table, headings, lines };
}
