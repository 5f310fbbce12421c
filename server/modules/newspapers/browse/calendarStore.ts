import {
  EVER,
  type Gap,
  type GapReason,
  gapsIn,
  heldDates,
  type HeldYear,
  weekdaysOf,
} from '#domain/newspapers/core/coverage.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { HeldTitle } from './titleStore.ts';

/** When a newspaper came out, as far as its issues and its curator tell. */
export interface TitleDays {
  /** In order. */
  years: readonly HeldYear[];
  /** Weekdays from 1, Monday; empty where neither tells. */
  publishesOn: readonly number[];
  reasons: ReadonlyMap<string, GapReason>;
}

/** A year with issues. */
export interface YearCount {
  year: number;
  issueCount: number;
  missingCount: number;
}

const spanOf = (year: number) => ({
  from: `${String(year).padStart(4, '0')}-01-01`,
  to: `${String(year).padStart(4, '0')}-12-31`,
});

/** Reads the days of a title's issues, and what a curator knows of missing ones. */
export async function titleDays(
  db: Database,
  { id, publishesOn }: Pick<HeldTitle, 'id' | 'publishesOn'>,
): Promise<TitleDays> {
  const years = await db.rows<HeldYear>(
    '/* newspapers.days */ SELECT year, days::text AS days FROM issue_day WHERE title_id = $1 ORDER BY year',
    [id],
  );
  const gaps = await db.rows<Gap>(
    '/* newspapers.gaps */ SELECT date::text AS date, reason FROM issue_gap WHERE title_id = $1',
    [id],
  );
  return {
    years,
    publishesOn: publishesOn ?? weekdaysOf(heldDates(years, EVER)),
    reasons: new Map(gaps.map(({ date, reason }) => [date, reason])),
  };
}

/** The issues missing in a year. */
export const missingIn = ({ years, publishesOn, reasons }: TitleDays, year: number): Gap[] =>
  gapsIn(years, publishesOn, spanOf(year), reasons);

/** The years that have issues or miss some, in order, with how many of each. */
export function yearCounts(days: TitleDays, issueCounts: ReadonlyMap<number, number>): YearCount[] {
  const held = [...issueCounts.keys()];
  if (held.length === 0) return [];
  const [first, last] = [Math.min(...held), Math.max(...held)];
  // Once for all years: each look goes through every day that is held.
  const missing = new Map<number, number>();
  for (const { date } of gapsIn(days.years, days.publishesOn, EVER, days.reasons)) {
    const year = Number(date.slice(0, 4));
    missing.set(year, (missing.get(year) ?? 0) + 1);
  }
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .map((year) => ({ year, issueCount: issueCounts.get(year) ?? 0, missingCount: missing.get(year) ?? 0 }))
    .filter(({ issueCount, missingCount }) => issueCount + missingCount > 0);
}
