import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
import { priceHolders } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

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
