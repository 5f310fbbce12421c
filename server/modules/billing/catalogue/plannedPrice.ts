import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
import { type NewPrice, readPrice } from '#domain/billing/catalogue/priceRules.ts';
import { type DatedPrice, priceAt } from '#domain/billing/plans/priceHistory.ts';
import { priceHolders } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type ChangeTime, startOf } from './Changed.ts';

/** The tables whose rows are prices with a beginning and an end. */
export type PricedTable = 'price' | 'item_price' | 'credit_package';

/** What quotes call a row of each; null: they carry its amount and not its id. */
const IN_QUOTES: Readonly<Record<PricedTable, 'priceId' | 'creditPackageId' | null>> = {
  price: 'priceId',
  item_price: null,
  credit_package: 'creditPackageId',
};

/**
 * Whether someone was shown a price that they may still agree to, or is paying it. On the clock of a demonstration that
 * is possible before it begins here.
 */
async function isBeingBought(tx: Database, table: PricedTable, id: string, now: Date): Promise<boolean> {
  const key = IN_QUOTES[table];
  if (key === null) return false;
  return (
    (await tx.one(`/* catalogue.isBeingBought */ SELECT 1 AS one FROM (${priceHolders(key, '$1', '$2')}) h LIMIT 1`, [
      id,
      now,
    ])) !== null
  );
}

/**
 * Drops a price before it begins, and gives the one it was to replace the end back that it had.
 * @param field - of the input, which a problem names
 * @returns why it is not dropped; null when it is
 */
export async function dropPlanned(
  tx: Database,
  table: PricedTable,
  id: string,
  field: string,
  now: Date,
): Promise<CatalogueProblem | null> {
  if (await isBeingBought(tx, table, id, now))
    return {
      field,
      code: 'BEING_BOUGHT',
      message: 'Someone is buying at this price, on the clock of a demonstration. Try again in 15 minutes of theirs.',
    };
  await tx.rows(
    `/* catalogue.goesOn-${table} */ UPDATE ${table} o SET valid_to = p.replaced_to FROM ${table} p WHERE p.id::text = $1 AND o.id::text = p.replaced AND o.valid_to = p.valid_from`,
    [id],
  );
  await tx.rows(`/* catalogue.drop-${table} */ DELETE FROM ${table} WHERE id::text = $1`, [id]);
  return null;
}

/** A new price that nothing is wrong with, and the one it takes the place of. */
interface Started<Price> {
  at: Date;
  /** Minor units, with tax. */
  amount: number;
  /** The price asked now; null for none. */
  present: Price | null;
  /** The id of the present price and until when it was to be sold, where it ends sooner now; else two nulls. */
  cutShort: [string | null, Date | null];
}

/**
 * Says when a new price starts and what it costs, and ends the present one then. One that ends sooner by itself keeps
 * its end.
 * @param prices - those the new one is among, past and planned
 */
export async function startPrice<Price extends DatedPrice<number | string>>(
  tx: Database,
  table: PricedTable,
  { amount, currency, from }: Pick<NewPrice, 'amount' | 'currency' | 'from'>,
  prices: readonly Price[],
  time: ChangeTime,
): Promise<Started<Price>> {
  const at = startOf(from, time);
  const present = priceAt(prices, time.now);
  const isCut = present !== null && (present.validTo === null || present.validTo > at);
  if (isCut)
    await tx.rows(`/* catalogue.cutShort-${table} */ UPDATE ${table} SET valid_to = $2 WHERE id = $1`, [
      present.id,
      at,
    ]);
  return {
    at,
    amount: Number(readPrice(amount, currency)),
    present,
    cutShort: isCut ? [String(present.id), present.validTo] : [null, null],
  };
}
