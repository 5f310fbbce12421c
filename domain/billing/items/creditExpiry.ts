import { addMonths, dayOfMonth, instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** What decides when credits that were bought together expire. */
export interface ExpiringLot {
  /** Null: they never do. */
  expiresAt: Date | null;
  toldFirstAt: Date | null;
  toldAgainAt: Date | null;
  /** When they were kept for longer; null: never. */
  keptAt: Date | null;
  expiredAt: Date | null;
}

/** What is due for a lot. */
export type LotStep = 'tellFirst' | 'tellAgain' | 'expire';

/** Days by which credits are kept for longer, once. */
export const KEPT_DAYS = 90;
const FIRST_DAYS = 30;
const AGAIN_DAYS = 7;

const before = (at: Date, days: number): number => at.getTime() - days * DAY_MS;
const after = (at: Date, days: number): number => at.getTime() + days * DAY_MS;

/** When credits expire that are bought at an instant: so many months of the site later, at that time of day. */
export function creditExpiry(boughtAt: Date, months: number, zone: string): Date {
  const { day, timeMs } = wallTime(boughtAt, zone);
  return instantOf({ day: addMonths(day, months, dayOfMonth(day)), timeMs }, zone);
}

/**
 * What the clock brings to credits that are left. No lot expires that its owner was not told of twice, the second time
 * at least a week before: where an email came late, the expiry waits for it.
 * @returns null for nothing yet
 */
export function lotStep({ expiresAt, toldFirstAt, toldAgainAt, expiredAt }: ExpiringLot, now: Date): LotStep | null {
  if (expiresAt === null || expiredAt !== null) return null;
  if (toldFirstAt === null) return now.getTime() >= before(expiresAt, FIRST_DAYS) ? 'tellFirst' : null;
  if (toldAgainAt === null)
    return now.getTime() >= Math.max(before(expiresAt, AGAIN_DAYS), after(toldFirstAt, AGAIN_DAYS))
      ? 'tellAgain'
      : null;
  return now.getTime() >= Math.max(expiresAt.getTime(), after(toldAgainAt, AGAIN_DAYS)) ? 'expire' : null;
}

/**
 * When credits of a lot will be gone at the earliest; null: never. What is told is this, not a date that has been put
 * off.
 */
export function lotEnd({ expiresAt, toldFirstAt, toldAgainAt }: ExpiringLot, now: Date): Date | null {
  if (expiresAt === null) return null;
  const earliest =
    toldAgainAt !== null
      ? after(toldAgainAt, AGAIN_DAYS)
      : toldFirstAt !== null
        ? Math.max(after(toldFirstAt, 2 * AGAIN_DAYS), after(now, AGAIN_DAYS))
        : after(now, 2 * AGAIN_DAYS);
  return new Date(Math.max(expiresAt.getTime(), earliest));
}

/** Whether credits can be kept for longer: once, from the first email on until they expire. */
export const mayKeep = ({ expiresAt, toldFirstAt, keptAt, expiredAt }: ExpiringLot): boolean =>
  expiresAt !== null && toldFirstAt !== null && keptAt === null && expiredAt === null;

/** A lot that is kept: it expires later, and its owner is told twice again. @returns null where it can’t be */
export function keptLot<Lot extends ExpiringLot>(lot: Lot, now: Date, zone: string): Lot | null {
  const end = lotEnd(lot, now);
  if (!mayKeep(lot) || end === null) return null;
  const { day, timeMs } = wallTime(end, zone);
  return {
    ...lot,
    expiresAt: instantOf({ day: addDays(day, KEPT_DAYS), timeMs }, zone),
    toldFirstAt: null,
    toldAgainAt: null,
    keptAt: now,
  };
}
