import type { FailureClass } from '#domain/billing/core/failureClass.ts';
import { daysBetween, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';

/** Days after the first failure on which a card that was short of money is asked again. */
const SOFT_DAYS = [1, 3, 7, 14];
/** A card is not asked again sooner, though the next day has begun. */
const LEAST_WAIT_MS = 12 * 3_600_000;
const OUTAGE_MS = 5 * 60_000;
const MOST_OUTAGES = 8;

/** What a failed renewal is known by. */
export interface FailedRenewal {
  failureClass: FailureClass;
  /** When the first attempt for this period failed. */
  since: Date;
  /** Failed attempts so far without outages, this one included. */
  attempts: number;
  /** Attempts nothing answered, this one included. */
  outages: number;
  /** Hour of the site's day at which a payment last succeeded, when the account is likeliest to hold money. */
  lastPaidHour: number | null;
}

/**
 * When a failed renewal is tried again; null: not by itself. A card that is short of money is asked on the 1st, 3rd,
 * 7th and 14th day after, a card that was lost or stolen never again, a bank that wants its customer waits for them,
 * and where nothing answered the next attempt is five minutes away, then twice as long each time, eight times at most.
 */
export function retryAt(
  { failureClass, since, attempts, outages, lastPaidHour }: FailedRenewal,
  now: Date,
  zone: string,
): Date | null {
  if (failureClass === 'hard' || failureClass === 'auth') return null;
  if (failureClass === 'outage')
    return outages > MOST_OUTAGES ? null : new Date(now.getTime() + OUTAGE_MS * 2 ** (outages - 1));
  const first = wallTime(since, zone);
  const passed = daysBetween(first.day, wallTime(now, zone).day);
  const next = SOFT_DAYS.slice(Math.max(attempts - 1, 0)).find((day) => day > passed);
  if (next === undefined) return null;
  const timeMs = lastPaidHour === null ? first.timeMs : lastPaidHour * 3_600_000;
  const at = instantOf({ day: addDays(first.day, next), timeMs }, zone);
  // One that failed late in the evening was paid in the small hours before.
  return at.getTime() - now.getTime() < LEAST_WAIT_MS
    ? instantOf({ day: addDays(first.day, next + 1), timeMs }, zone)
    : at;
}
