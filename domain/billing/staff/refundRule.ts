import { costOf } from '#domain/billing/core/money.ts';

/** Days that staff add at most at once, and credits. */
export const MOST_DAYS = 366;
export const MOST_CREDITS = 1_000;
/** Longest note of staff about an act, in characters. */
export const LONGEST_NOTE = 500;

/**
 * What is known when staff would give something of value away. Amounts in minor units; those of different currencies
 * are added as they are.
 */
export interface GivenAway {
  /** What it is worth; null where no price says. */
  value: number | null;
  /** What staff gave back of the same payment before: many small refunds count as one. */
  before: number;
  /** Setting STAFF_REFUND_LIMIT. */
  limit: number;
  /** What this member of staff gave away alone within the last day: refunds, credits and days together. */
  today: number;
  /** Setting STAFF_DAY_LIMIT. */
  dayLimit: number;
}

/**
 * Whether giving it away waits for a second person: for its own value, for what was given away today together with it,
 * and where no price says what it is worth.
 */
export const needsSecondPerson = ({ value, before, limit, today, dayLimit }: GivenAway): boolean =>
  value === null || before + value > limit || today + value > dayLimit;

/** The most that so many pieces cost among what is on sale, rounded up to a minor unit; null where nothing is. */
function dearest(quantity: number, offers: readonly { amount: number; pieces: number }[]): number | null {
  return offers.length === 0 ? null : Math.max(...offers.map(({ amount, pieces }) => costOf(quantity, amount, pieces)));
}

/** Fewest days of a month of a plan: a day given away is worth as much as it can be. */
const MONTH_DAYS = 28;

/** What so many days of a plan are worth. @param prices - of the plan, in one currency */
export const valueOfDays = (days: number, prices: readonly { amount: number; months: number }[]): number | null =>
  dearest(
    days,
    prices.map(({ amount, months }) => ({ amount, pieces: months * MONTH_DAYS })),
  );

/** What so many credits are worth. @param packages - on sale, in one currency */
export const valueOfCredits = (
  credits: number,
  packages: readonly { amount: number; credits: number }[],
): number | null =>
  dearest(
    credits,
    packages.map((offer) => ({ amount: offer.amount, pieces: offer.credits })),
  );
