import { firstDay, lastDay } from '../dates/dayMath.ts';

/** Days something can have been on, encoded; null: open on that side. */
interface Days {
  from: number | null;
  to: number | null;
}

/** Whole years from one encoded day to another; days are year × 10000 and more, so a difference counts years. */
const wholeYears = (from: number, to: number) => Math.floor((to - from) / 10_000);

/** The most whole years that can lie between two days; null where nothing limits them. */
export const mostYears = (start: Days, end: Days): number | null =>
  start.from === null || end.to === null ? null : wholeYears(firstDay(start.from), lastDay(end.to));

/** The fewest whole years that can lie between two days; null where unknown. */
export const fewestYears = (start: Days, end: Days): number | null =>
  start.to === null || end.from === null ? null : wholeYears(lastDay(start.to), firstDay(end.from));

/** Whether the second was certainly before the first. */
export const isTurned = (first: Days, second: Days): boolean =>
  first.from !== null && second.to !== null && lastDay(second.to) < firstDay(first.from);
