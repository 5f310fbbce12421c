import type { Quote } from '#domain/billing/plans/quote.ts';

/**
 * SQL that finds the accounts which hold a price: it was shown to them a moment ago, by their own clock, or they are
 * paying it. Its column is `billing_account_id`; an account may come several times.
 * @param key - what the price is about. It is written out: indexes are made of some
 * @param value - SQL of what that is
 * @param now - SQL of the server's time
 */
export const priceHolders = (key: keyof Quote['subject'], value: string, now: string): string =>
  `SELECT q.billing_account_id FROM quote q JOIN billing_account a ON a.id = q.billing_account_id
     WHERE q.quote -> 'subject' ->> '${key}' = ${value} AND q.expires_at > ${now}::timestamptz + make_interval(secs => a.clock_ahead_ms / 1000.0)
   UNION ALL SELECT c.billing_account_id FROM checkout c WHERE c.state = 'OPEN' AND c.quote -> 'subject' ->> '${key}' = ${value}`;
