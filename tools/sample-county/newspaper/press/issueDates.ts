import type { GapReason } from '#domain/newspapers/core/coverage.ts';

import { dateOf, dayNumber } from '../../people/calendar.ts';

/** Saturday, as the coverage of newspapers counts weekdays. */
export const PUBLISHES_ON = 6;
/** Years whose issues are held: each soon after a census or a list, so that people still live where those have them. */
const RUNS: readonly (readonly [
  year: number,
  month: number,
  day: number,
  missingWeek: number | null,
  reason: GapReason,
])[] = [
  [1841, 6, 19, 2, 'damaged'],
  [1844, 1, 13, null, 'unknown'],
  [1851, 4, 12, 3, 'not held'],
  [1859, 2, 5, null, 'unknown'],
  [1861, 8, 17, 1, 'not published'],
  [1868, 1, 18, 4, 'unknown'],
  [1871, 5, 6, null, 'unknown'],
  [1875, 1, 16, 2, 'damaged'],
  [1881, 10, 8, 3, 'not held'],
  [1891, 4, 18, null, 'unknown'],
  [1899, 1, 14, 1, 'not published'],
  [1911, 4, 22, 4, 'damaged'],
];
const ISSUES_OF_A_RUN = 5;
const WEEK = 7;

/** The days, as numbers of the county's calendar, of one run of weekly issues; one may be missing in between. */
function runOf([year, month, day, missingWeek, reason]: (typeof RUNS)[number]) {
  const first = dayNumber(year, month, day);
  const weeks = Array.from(
    { length: ISSUES_OF_A_RUN + (missingWeek === null ? 0 : 1) },
    (_, week) => first + week * WEEK,
  );
  return {
    held: weeks.filter((_, week) => week !== missingWeek),
    missing: missingWeek === null ? [] : [{ on: first + missingWeek * WEEK, reason }],
  };
}

/** The days of all issues that are held, run by run. */
export const ISSUE_RUNS: readonly (readonly number[])[] = RUNS.map((run) => runOf(run).held);

/** A day as databases write it: `1841-06-19`. */
export function isoDate(on: number): string {
  const { year, month, day } = dateOf(on);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Days of publication between the first issue and the last that have none, with the reason: whole years are not held,
 * single weeks have their own.
 */
export function missingIssues(): { date: string; reason: GapReason }[] {
  const held = new Set(ISSUE_RUNS.flat());
  const reasons = new Map(RUNS.flatMap((run) => runOf(run).missing.map(({ on, reason }) => [on, reason] as const)));
  const [first = 0, last = 0] = [Math.min(...held), Math.max(...held)];
  const missing: { date: string; reason: GapReason }[] = [];
  for (let on = first; on <= last; on += WEEK)
    if (!held.has(on)) missing.push({ date: isoDate(on), reason: reasons.get(on) ?? 'not held' });
  return missing;
}
