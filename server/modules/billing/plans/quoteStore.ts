import { createHash, randomUUID } from 'node:crypto';

import {
  type Quote,
  type QuoteInput,
  type QuoteKind,
  type QuoteProblem,
  QUOTE_MINUTES,
  quoteFingerprint,
} from '#domain/billing/plans/quote.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';

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

/** Works out a price, or says why there is none. It reads, and writes nothing. */
export type Quoter = (
  tx: Database,
  account: BillingAccount,
  input: QuoteInput,
  now: Date,
) => Promise<Quote | QuoteProblem[]>;

/** Who works out the price of what; a kind that is missing cannot be bought. */
export type Quoters = Readonly<Partial<Record<QuoteKind, Quoter>>>;

/** What working out and confirming prices needs. */
export interface QuoteBook {
  quoters: Quoters;
  /** IANA name: a quote of yesterday is stale. */
  zone: string;
}

/** A quote that was shown. */
export interface StoredQuote {
  id: string;
  hash: string;
  quote: Quote;
  expiresAt: Date;
}

/** What confirming a quote finds: it holds, or it holds no more and this is the new one, or no one was shown it. */
export type Confirmed = { quote: Quote } | { stale: StoredQuote } | { unknown: QuoteProblem[] };

const hashOf = (quote: Quote, zone: string): string =>
  createHash('sha256').update(quoteFingerprint(quote, zone)).digest('hex');

/**
 * Works out a price and keeps it for fifteen minutes.
 * @returns the stored quote, or the problems of its input
 */
export async function createQuote(
  tx: Database,
  account: BillingAccount,
  kind: QuoteKind,
  input: QuoteInput,
  now: Date,
  { quoters, zone }: QuoteBook,
): Promise<StoredQuote | QuoteProblem[]> {
  const quoter = quoters[kind];
  if (!quoter) return [{ field: 'kind', code: 'NOT_SOLD', message: 'This can’t be bought here.' }];
  const quote = await quoter(tx, account, input, now);
  if (Array.isArray(quote)) return quote;
  const stored = {
    id: randomUUID(),
    hash: hashOf(quote, zone),
    quote,
    expiresAt: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS),
  };
  await tx.rows('/* quote.forget */ DELETE FROM quote WHERE billing_account_id = $1 AND expires_at < $2', [
    account.id,
    new Date(now.getTime() - 24 * 60 * MINUTE_MS),
  ]);
  await tx.rows(
    `/* quote.add */ INSERT INTO quote (id, billing_account_id, kind, input, quote, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [stored.id, account.id, kind, JSON.stringify(input), JSON.stringify(quote), stored.hash, now, stored.expiresAt],
  );
  return stored;
}

/**
 * Works the price out again and compares: what is charged is what was shown, or nothing. Call it under the account's
 * lock.
 * @param now - the account's time
 */
export async function confirmQuote(
  tx: Database,
  account: BillingAccount,
  quoteId: string,
  now: Date,
  book: QuoteBook,
): Promise<Confirmed> {
  const unknown = {
    unknown: [{ field: 'quoteId', code: 'QUOTE_UNKNOWN', message: 'This price is no longer available. Choose again.' }],
  };
  if (!isUuid(quoteId)) return unknown;
  const shown = await tx.one<{ kind: QuoteKind; input: QuoteInput; hash: string; expiresAt: Date }>(
    '/* quote.byId */ SELECT kind, input, hash, expires_at AS "expiresAt" FROM quote WHERE id = $1 AND billing_account_id = $2',
    [quoteId, account.id],
  );
  if (!shown) return unknown;
  const fresh = (await book.quoters[shown.kind]?.(tx, account, shown.input, now)) ?? [];
  if (Array.isArray(fresh)) return { unknown: fresh.length > 0 ? fresh : unknown.unknown };
  if (now < shown.expiresAt && hashOf(fresh, book.zone) === shown.hash) return { quote: fresh };
  const stale = await createQuote(tx, account, shown.kind, shown.input, now, book);
  return Array.isArray(stale) ? { unknown: stale } : { stale };
}
