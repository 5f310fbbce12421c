import { wallTime } from '#domain/billing/core/siteDay.ts';

import type { Quote } from './quote.ts';

/**
 * What of a quote must be the same when it is confirmed: all of it, but of the next payment only the day. Two equal
 * texts are one quote.
 */
export const quoteFingerprint = (quote: Quote, zone: string): string =>
  JSON.stringify(
    inOrder({ ...quote, later: quote.later && { ...quote.later, at: wallTime(new Date(quote.later.at), zone).day } }),
  );

/** The same value with its keys in order, whatever order a database gave them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, inOrder(held)]),
  );
}
