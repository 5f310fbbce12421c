import { shareOf } from '#domain/billing/core/money.ts';
import { daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';

/**
 * A period: first the days that its payment bought, then those that came over from an earlier subscription, then those
 * that were given.
 */
export interface RunningPeriod {
  periodStart: Date;
  periodEnd: Date;
  /** For the period itself, tax included, in minor units. */
  paid: number;
  /** Days at its end that were given. */
  givenDays?: number;
  /** Days before those that were paid with an earlier subscription. */
  carriedDays?: number;
  /** What these days were worth in the earlier subscription, in minor units. */
  carriedWorth?: number;
}

interface At {
  now: Date;
  /** IANA name: days are counted there. */
  zone: string;
}

/** Days of a period that are left, by where they come from. */
export interface UnusedTime {
  /** Also those before it, where it was paid a day ahead. */
  own: number;
  carried: number;
  given: number;
  /** Days that the payment of the period bought, used ones included; 1 at least. */
  whole: number;
}

/**
 * So many days that are left of a period, by where they come from: its own are used first, those that were given last.
 */
export function daysByOrigin(
  left: number,
  { givenDays = 0, carriedDays = 0 }: Pick<RunningPeriod, 'givenDays' | 'carriedDays'>,
): Omit<UnusedTime, 'whole'> {
  const given = Math.min(givenDays, left);
  const carried = Math.min(carriedDays, left - given);
  return { own: left - given - carried, carried, given };
}

/** The days of a period that are left. */
export function unusedTime(
  { periodStart, periodEnd, givenDays = 0, carriedDays = 0 }: Omit<RunningPeriod, 'paid'>,
  { now, zone }: At,
): UnusedTime {
  const [first, end, day] = [periodStart, periodEnd, now].map((at) => wallTime(at, zone).day) as [
    string,
    string,
    string,
  ];
  const whole = Math.max(daysBetween(first, addDays(end, -givenDays - carriedDays)), 1);
  return { ...daysByOrigin(Math.max(daysBetween(day, end), 0), { givenDays, carriedDays }), whole };
}

/**
 * What the unused days of a period are worth: `floor(paid × unused days ÷ days of the period)`. Today counts as unused
 * while the whole period is, so that changing on the day of buying costs nothing twice. Days that were given or that
 * came from an earlier subscription are worth nothing here: they are kept as days.
 */
export function unusedCredit(period: RunningPeriod, at: At): { days: number; amount: number } {
  const { own, whole } = unusedTime(period, at);
  return { days: Math.min(own, whole), amount: shareOf(period.paid, own, whole) };
}

/** What so many of the days that came from an earlier subscription were worth there, in minor units. */
export const worthOfCarried = (
  { carriedDays = 0, carriedWorth = 0 }: Pick<RunningPeriod, 'carriedDays' | 'carriedWorth'>,
  days: number,
): number => (carriedDays === 0 ? 0 : shareOf(carriedWorth, days, carriedDays));

/** What the days that came from an earlier subscription, and are left, were worth there, in minor units. */
export function carriedCredit(period: RunningPeriod, at: At): { days: number; amount: number } {
  const { carried } = unusedTime(period, at);
  return { days: carried, amount: worthOfCarried(period, carried) };
}
