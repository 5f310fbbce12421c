import { countryName } from '#domain/billing/core/country.ts';
import type {
  CatalogueItemPrice,
  CataloguePackage,
  CatalogueTaxRate,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Row {
  id: string;
  currency: string;
  amount: number;
  credits: number;
  validFrom: Date;
  validTo: Date | null;
}

const MOST = 1_000;
const DATED = 'o.currency, o.amount, o.credits, o.valid_from AS "validFrom", o.valid_to AS "validTo"';

const shown = ({ id, currency, amount, credits, validFrom, validTo }: Row, at: Date) => ({
  id,
  price: { amount, currency },
  credits,
  from: validFrom.toISOString(),
  until: validTo?.toISOString() ?? null,
  state: validFrom > at ? 'PLANNED' : 'PRESENT',
});

/** Prices of single records that are asked at an instant or planned then; those that hold everywhere first. */
export async function readItemPrices(db: Database, at: Date): Promise<CatalogueItemPrice[]> {
  const rows = await db.rows<Row & { type: string; recordSetId: string | null; recordSet: string | null }>(
    `/* catalogue.readItemPrices */ SELECT o.id::text AS id, o.type, o.record_set_id AS "recordSetId", s.name AS "recordSet", ${DATED} FROM item_price o LEFT JOIN record_set s ON s.id = o.record_set_id
     WHERE o.valid_to IS NULL OR o.valid_to > $1 ORDER BY o.record_set_id NULLS FIRST, o.type, o.currency, o.valid_from LIMIT ${MOST}`,
    [at],
  );
  return rows.map(({ type, recordSetId, recordSet, ...row }) => ({ ...shown(row, at), type, recordSetId, recordSet }));
}

/** Packages of credits that are sold at an instant or planned then, the smallest first. */
export const readPackages = async (db: Database, at: Date): Promise<CataloguePackage[]> =>
  (
    await db.rows<Row>(
      `/* catalogue.readPackages */ SELECT o.id, ${DATED} FROM credit_package o WHERE o.valid_to IS NULL OR o.valid_to > $1 ORDER BY o.currency, o.credits, o.valid_from LIMIT ${MOST}`,
      [at],
    )
  ).map((row) => shown(row, at));

/** Rates of tax that hold on a day of the site, and those planned after it. @param today - `YYYY-MM-DD` */
export async function readTaxRates(db: Database, today: string): Promise<CatalogueTaxRate[]> {
  const rows = await db.rows<{ country: string; basisPoints: number; from: string; isPlanned: boolean }>(
    `/* catalogue.readTaxRates */ SELECT country, rate_bp AS "basisPoints", valid_from::text AS "from", valid_from > $1::date AS "isPlanned" FROM tax_rate r
     WHERE kind = 'standard' AND NOT EXISTS (SELECT FROM tax_rate n WHERE n.country = r.country AND n.kind = r.kind AND n.valid_from > r.valid_from AND n.valid_from <= $1::date)
     ORDER BY country, valid_from LIMIT ${MOST}`,
    [today],
  );
  return rows.map(({ country, basisPoints, from, isPlanned }) => ({
    country,
    name: countryName(country) ?? country,
    basisPoints,
    from,
    state: isPlanned ? 'PLANNED' : 'PRESENT',
  }));
}
