import { columnsOf } from '#domain/newspapers/pages/columnsOf.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import type { ReadPage } from '../readerApi.ts';

/** A line so wide, as a share of what is printed, goes over the columns. */
const OVER_COLUMNS = 0.9;

/** The column that an article starts in on a page, from 1, counted from the left; null where the page has no columns, or does not hold the article. */
export function columnOf({ articles }: Pick<ReadPage, 'articles'>, articleId: string, lines: readonly PageLine[]): number | null {
  const zone = articles.find(({ id }) => id === articleId)?.zones[0];
  const columns = columnsOf(lines.filter(({ width }) => width > 0));
  if (!zone || columns.length === 0) return null;
  const printed = Math.max(...columns.map(({ right }) => right)) - Math.min(...columns.map(({ left }) => left));
  const starts = [...new Set(columns.filter(({ left, right }) => right - left < printed * OVER_COLUMNS).map(({ left }) => left))];
  const middle = zone.x + Math.min(zone.width, printed * 0.1) / 2;
  const column = starts.filter((left) => left <= middle).length;
  return starts.length < 2 || column === 0 ? null : column;
}
