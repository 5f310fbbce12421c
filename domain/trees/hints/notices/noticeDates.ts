import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { ComparedDate } from '#domain/records/matches/personDescription.ts';
import type { TreeDescription } from '#domain/trees/hints/hintDescription.ts';

import type { MatchedNotice } from './describeNotice.ts';

/** A day in a tree and one in a newspaper are of one event when they are no further apart: one may be the burial. */
const MOST_DAYS_APART = 7;

const dayOf = ({ earliest, latest, month, day }: ComparedDate): number | null =>
  earliest === latest && month !== null && day !== null ? Date.UTC(earliest, month - 1, day) : null;
const daysBetween = (from: number, to: string): number => Math.round((Date.parse(to) - from) / DAY_MS);

/** Dates of the event in the tree, those that a member wrote. */
export function datesIn({ birth, death, weddings }: TreeDescription, event: MatchedNotice['event']): ComparedDate[] {
  const dates =
    event === 'birth'
      ? [birth]
      : event === 'death'
        ? [death]
        : weddings.map(({ date, isGuessed }) => (isGuessed ? null : date));
  return dates.filter((date) => date !== null);
}

/**
 * Of the dates that the tree has of the event: one of the notice's day, one of its year, none at all, or only others.
 */
export function dateLevel(
  dates: readonly ComparedDate[],
  { date }: MatchedNotice,
): { level: 'day' | 'year' | 'none' | 'other'; day: number | null } {
  if (dates.length === 0) return { level: 'none', day: null };
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  for (const each of dates) {
    const day = dayOf(each);
    if (day !== null && Math.abs(daysBetween(day, date)) <= MOST_DAYS_APART) return { level: 'day', day };
  }
  const isOfYear = dates.some(
    (each) =>
      dayOf(each) === null &&
      each.earliest <= year &&
      each.latest >= year &&
      (each.month === null || each.month === month),
  );
  return { level: isOfYear ? 'year' : 'other', day: null };
}

/** When a notice was, beside the day of the event in the tree. @param day - null where the tree does not have it */
export function reasonOf(event: MatchedNotice['event'], day: number | null, issueDate: string): string {
  const named = `Named in a ${event} notice`;
  if (day === null) return named;
  const days = daysBetween(day, issueDate);
  if (days < 0) return `${named} before the ${event} in your tree`;
  return `${named} ${days === 0 ? 'on the day of' : `${countInWords(days, 'day')} after`} the ${event} in your tree`;
}
