import { type NewPrice, readPrice } from '#domain/billing/catalogue/priceRules.ts';
import { type DatedPrice, priceAt } from '#domain/billing/plans/priceHistory.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type ChangeTime, startOf } from './Changed.ts';
import type { PricedTable } from './dropPlanned.ts';

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
