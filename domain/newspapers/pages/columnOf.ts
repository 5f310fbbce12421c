import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { columnsOf } from './columnsOf.ts';
import type { PageLine } from './pageLine.ts';

/** A line so wide, as a share of what is printed, goes over the columns. */
const OVER_COLUMNS = 0.9;

/**
 * The column that a zone starts in, from 1, counted from the left; null where the page has no columns, or there is no
 * zone.
 *
 * @param lines - all of the page
 */
export function columnOf(zone: Pick<PageRegion, 'x' | 'width'> | undefined, lines: readonly PageLine[]): number | null {
  const columns = columnsOf(lines.filter(({ width }) => width > 0));
  if (!zone || columns.length === 0) return null;
  const printed = Math.max(...columns.map(({ right }) => right)) - Math.min(...columns.map(({ left }) => left));
  const starts = [
    ...new Set(columns.filter(({ left, right }) => right - left < printed * OVER_COLUMNS).map(({ left }) => left)),
  ];
  const middle = zone.x + Math.min(zone.width, printed * 0.1) / 2;
  const column = starts.filter((left) => left <= middle).length;
  return starts.length < 2 || column === 0 ? null : column;
}
