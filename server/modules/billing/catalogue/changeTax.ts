import { type NewTaxRate, newTaxRateProblem, readPercent } from '#domain/billing/catalogue/taxRules.ts';
import { BASIS_POINTS } from '#domain/billing/core/money.ts';
import { instantOf } from '#domain/billing/core/siteDay.ts';
import type { TaxRate } from '#domain/billing/core/tax.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, startOf } from './Changed.ts';

/**
 * Adds a rate of tax that holds from a day on. Prices include tax: what is paid stays the same, and invoices of that
 * day and later show the rate.
 */
export async function addTaxRate(tx: Database, asked: NewTaxRate, time: ChangeTime): Promise<Changed> {
  const country = asked.country.trim().toUpperCase();
  const rates = await tx.rows<TaxRate>(
    `/* catalogue.ratesOf */ SELECT country, rate_bp AS "rateBasisPoints", valid_from AS "validFrom" FROM tax_rate WHERE country = $1 AND kind = 'standard'`,
    [country],
  );
  const problem = newTaxRateProblem({ ...asked, country }, rates, time.today);
  if (problem) return { problem };
  const rate = readPercent(asked.percent) ?? 0;
  await tx.rows('/* catalogue.newRate */ INSERT INTO tax_rate (country, rate_bp, valid_from) VALUES ($1, $2, $3)', [
    country,
    rate,
    asked.from,
  ]);
  return {
    at: startOf(asked.from, time),
    before: null,
    after: { country, percent: rate / BASIS_POINTS, validFrom: asked.from },
  };
}

/** Drops a rate of tax before its day. */
export async function dropTaxRate(
  tx: Database,
  { country, from }: { country: string; from: string },
  { now, today, zone }: ChangeTime,
): Promise<Changed> {
  const dropped = await tx.one<{ rate: number }>(
    "/* catalogue.dropRate */ DELETE FROM tax_rate WHERE country = $1 AND kind = 'standard' AND valid_from::text = $2 AND valid_from > $3::date RETURNING rate_bp AS rate",
    [country, from, today],
  );
  if (!dropped)
    return {
      problem: {
        field: 'droppedTaxRate',
        code: 'NOT_PLANNED',
        message: 'This rate has already started or been dropped.',
      },
    };
  return {
    at: now,
    before: {
      country,
      percent: dropped.rate / BASIS_POINTS,
      validFrom: instantOf({ day: from, timeMs: 0 }, zone).toISOString(),
    },
    after: { country },
  };
}
