import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** Days of a year that a title has an issue of: 366 signs, `1` where there is one; the first is 1 January. */
export interface HeldYear {
  year: number;
  days: string;
}

/** Why an issue is missing; `unknown` until a curator says. */
export type GapReason = 'not published' | 'not held' | 'damaged' | 'not yet imported' | 'unknown';

/** A date on which an issue is expected and none is here. */
export interface Gap {
  date: string;
  reason: GapReason;
}

/** The dates that a question is about, both included. */
export interface DateSpan {
  from: string;
  to: string;
}

/** Every date that an issue can have. */
export const EVER: DateSpan = { from: '0001-01-01', to: '9999-12-31' };

const YEAR_DAYS = 366;
/** A title is taken to come out on a weekday that has at least this share of the issues of its commonest one… */
const REGULAR_SHARE = 0.5;
/** …and so many issues; fewer say nothing. */
const FEWEST = 3;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** From 1, Monday, to 7, Sunday. */
const weekdayOf = (ms: number): number => ((new Date(ms).getUTCDay() + 6) % 7) + 1;

/** Position of a date, `1824-02-17`, in its year, from 0. */
export const dayOfYear = (date: string): number => (msOf(date) - msOf(`${date.slice(0, 4)}-01-01`)) / DAY_MS;

/** The years of a list of dates, in order. */
export function heldYears(dates: Iterable<string>): HeldYear[] {
  const years = new Map<number, Set<number>>();
  for (const date of dates) {
    const year = Number(date.slice(0, 4));
    years.set(year, (years.get(year) ?? new Set()).add(dayOfYear(date)));
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, days]) => ({
      year,
      days: Array.from({ length: YEAR_DAYS }, (_, day) => (days.has(day) ? '1' : '0')).join(''),
    }));
}

/** The dates that years hold, in order. */
export function heldDates(years: readonly HeldYear[], span: DateSpan): string[] {
  const dates = years.flatMap(({ year, days }) =>
    [...days].flatMap((held, day) => (held === '1' ? [dateOf(msOf(`${year}-01-01`) + day * DAY_MS)] : [])),
  );
  return dates.filter((date) => date >= span.from && date <= span.to).sort();
}

/**
 * The weekdays, 1 Monday to 7 Sunday, that a title comes out on, as its issues show; empty while there are too few to
 * tell.
 */
export function weekdaysOf(dates: readonly string[]): number[] {
  const counts = new Array<number>(8).fill(0);
  for (const date of dates) counts[weekdayOf(msOf(date))]! += 1;
  return regularDays(counts);
}

/** The same of the days that years hold. */
export function weekdaysOfYears(years: readonly HeldYear[]): number[] {
  const counts = new Array<number>(8).fill(0);
  for (const { year, days } of years) {
    const first = weekdayOf(msOf(`${year}-01-01`));
    for (let day = days.indexOf('1'); day >= 0; day = days.indexOf('1', day + 1))
      counts[((first - 1 + day) % 7) + 1]! += 1;
  }
  return regularDays(counts);
}

/** @param counts - issues by weekday */
function regularDays(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return most < FEWEST
    ? []
    : counts.flatMap((count, weekday) => (count >= FEWEST && count >= most * REGULAR_SHARE ? [weekday] : []));
}

/**
 * The issues that are missing in a span: those days of publication, between the first and the last issue of the title,
 * that have none.
 *
 * @param publishesOn - 1 Monday to 7 Sunday; empty: it is not known when the title came out, so nothing is missing.
 * @param reasons - what curators know, by date. A date that was `not published` is no gap.
 */
export function gapsIn(
  years: readonly HeldYear[],
  publishesOn: readonly number[],
  span: DateSpan,
  reasons: ReadonlyMap<string, GapReason> = new Map(),
): Gap[] {
  const all = heldDates(years, EVER);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || publishesOn.length === 0) return [];
  const held = new Set(all);
  const gaps: Gap[] = [];
  const end = Math.min(msOf(last), msOf(span.to));
  for (let day = Math.max(msOf(first), msOf(span.from)); day <= end; day += DAY_MS) {
    const date = dateOf(day);
    const reason = reasons.get(date) ?? 'unknown';
    if (publishesOn.includes(weekdayOf(day)) && !held.has(date) && reason !== 'not published')
      gaps.push({ date, reason });
  }
  return gaps;
}

/**
 * How many issues are missing in a span: the number of what `gapsIn` lists, without listing it.
 *
 * @param years - in order
 */
export function countGaps(
  years: readonly HeldYear[],
  publishesOn: readonly number[],
  span: DateSpan,
  reasons: ReadonlyMap<string, GapReason> = new Map(),
): number {
  const held = years.filter(({ days }) => days.includes('1'));
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || publishesOn.length === 0) return 0;
  const start = Math.max(msOf(`${first.year}-01-01`) + first.days.indexOf('1') * DAY_MS, msOf(span.from));
  const end = Math.min(msOf(`${last.year}-01-01`) + last.days.lastIndexOf('1') * DAY_MS, msOf(span.to));
  const daysOf = new Map(held.map(({ year, days }) => [year, days]));
  let count = 0;
  for (let year = new Date(start).getUTCFullYear(); year <= new Date(end).getUTCFullYear(); year += 1) {
    const newYear = msOf(`${String(year).padStart(4, '0')}-01-01`);
    const weekday = weekdayOf(newYear);
    const days = daysOf.get(year) ?? '';
    const [from, to] = [
      Math.max(0, (start - newYear) / DAY_MS),
      Math.min((msOf(`${String(year).padStart(4, '0')}-12-31`) - newYear) / DAY_MS, (end - newYear) / DAY_MS),
    ];
    for (let day = from; day <= to; day += 1) {
      if (
        days[day] !== '1' &&
        publishesOn.includes(((weekday - 1 + day) % 7) + 1) &&
        (reasons.size === 0 || reasons.get(dateOf(newYear + day * DAY_MS)) !== 'not published')
      )
        count += 1;
    }
  }
  return count;
}
