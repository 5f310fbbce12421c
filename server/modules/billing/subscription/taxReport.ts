import type { DayRange } from '#domain/billing/core/quarter.ts';
import { instantOf } from '#domain/billing/core/siteDay.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What was sold to one country at one rate. Amounts in minor units, credit notes taken off. */
export interface TaxLine {
  country: string;
  /** Hundredths of a percent; null where none was charged. */
  rateBasisPoints: number | null;
  currency: string;
  invoices: number;
  /**
   * Invoices whose buyer's stated country and card agree, and those where they differ; of the others one sign alone is
   * known.
   */
  agreeing: number;
  differing: number;
  creditNotes: number;
  net: number;
  tax: number;
  gross: number;
}

/**
 * What a return asks: sales by country, rate and currency, of the documents issued within some days of the site.
 * Invoices that were given up unpaid are not among them.
 */
export const taxReport = (db: Database, { from, to }: DayRange, zone: string): Promise<TaxLine[]> =>
  db.rows<TaxLine>(
    `/* billing.taxReport */ SELECT country, rate_bp AS "rateBasisPoints", currency, count(*) FILTER (WHERE kind = 'INVOICE')::int AS invoices, count(*) FILTER (WHERE kind = 'INVOICE' AND stated_country = card_country)::int AS agreeing,
       count(*) FILTER (WHERE kind = 'INVOICE' AND stated_country <> card_country)::int AS differing, count(*) FILTER (WHERE kind = 'CREDIT_NOTE')::int AS "creditNotes",
       sum(CASE kind WHEN 'INVOICE' THEN net ELSE -net END)::bigint AS net, sum(CASE kind WHEN 'INVOICE' THEN tax ELSE -tax END)::bigint AS tax, sum(CASE kind WHEN 'INVOICE' THEN gross ELSE -gross END)::bigint AS gross
     FROM invoice WHERE state IN ('OPEN', 'PAID') AND issued_at >= $1 AND issued_at < $2 GROUP BY country, rate_bp, currency ORDER BY country, rate_bp NULLS FIRST, currency`,
    [instantOf({ day: from, timeMs: 0 }, zone), instantOf({ day: to, timeMs: 0 }, zone)],
  );
