import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** A price of a plan in one currency, and when it held. */
export interface DatedPrice<Id extends number | string = number> {
  id: Id;
  amount: number;
  validFrom: Date;
  /** The first instant at which it is asked no more; null: it still is. */
  validTo: Date | null;
}

/** A price that was asked so recently may be shown struck through. */
const WAS_DAYS = 30;

/** The price asked at an instant; the latest begun where several are. Null for none. */
export const priceAt = <Price extends DatedPrice<number | string>>(prices: readonly Price[], at: Date): Price | null =>
  prices
    .filter(({ validFrom, validTo }) => validFrom <= at && (validTo === null || validTo > at))
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
    .at(-1) ?? null;

/**
 * The price to show struck through beside the present one: one that was really asked within the last 30 days, and was
 * higher; the lowest of these, so that no saving is overstated. Null for none.
 */
export function wasPrice(prices: readonly DatedPrice[], at: Date): number | null {
  const now = priceAt(prices, at);
  const since = new Date(at.getTime() - WAS_DAYS * DAY_MS);
  const earlier = prices.filter(
    (price) =>
      price.id !== now?.id &&
      price.validFrom < at &&
      price.validTo !== null &&
      price.validTo > since &&
      price.validTo <= at,
  );
  const lowest = Math.min(...earlier.map(({ amount }) => amount));
  return now && earlier.length > 0 && lowest > now.amount ? lowest : null;
}
