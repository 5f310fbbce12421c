import {
  type CreditedPrice,
  type NewItemPrice,
  newItemPriceProblem,
  type NewPackage,
  newPackageProblem,
} from '#domain/billing/catalogue/itemRules.ts';
import { dayProblem } from '#domain/billing/catalogue/priceRules.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, startOf } from './Changed.ts';
import { dropPlanned, type PricedTable, startPrice } from './plannedPrice.ts';

const DATED = 'amount, credits, valid_from AS "validFrom", valid_to AS "validTo"';
const NOT_SOLD: Changed = {
  problem: {
    field: 'id',
    code: 'NOT_SOLD',
    message: 'This price has ended, or someone else changed it. Check it again.',
  },
};

/** A new price of single records of a kind, everywhere or in one record set. The present one ends when it starts. */
export async function changeItemPrice(
  tx: Database,
  recordSetId: string | null,
  asked: NewItemPrice,
  time: ChangeTime,
): Promise<Changed> {
  const set =
    recordSetId === null
      ? null
      : await tx.one('/* catalogue.itemSet */ SELECT 1 AS one FROM record_set WHERE id = $1', [recordSetId]);
  if (recordSetId !== null && !set)
    return { problem: { field: 'recordSetId', code: 'NO_SUCH_SET', message: 'We can’t find this record set.' } };
  const { type, currency, credits } = asked;
  const prices = await tx.rows<CreditedPrice>(
    `/* catalogue.itemPrices */ SELECT id, ${DATED} FROM item_price WHERE record_set_id IS NOT DISTINCT FROM $1 AND type = $2 AND currency = $3`,
    [recordSetId, type, currency],
  );
  const problem = newItemPriceProblem(asked, prices, time.now, time.today);
  if (problem) return { problem };
  const { at, amount, present, cutShort } = await startPrice(tx, 'item_price', asked, prices, time);
  await tx.rows(
    '/* catalogue.newItemPrice */ INSERT INTO item_price (record_set_id, type, currency, amount, credits, valid_from, replaced, replaced_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [recordSetId, type, currency, amount, credits, at, ...cutShort],
  );
  const common = { recordSet: recordSetId, type, currency };
  return {
    at,
    before: present && { ...common, amount: present.amount, credits: present.credits },
    after: { ...common, amount, credits, validFrom: at.toISOString() },
  };
}

/** A new package of credits. One of as many credits in this currency ends when it starts. */
export async function changePackage(tx: Database, asked: NewPackage, time: ChangeTime): Promise<Changed> {
  const { currency, credits } = asked;
  const packages = await tx.rows<CreditedPrice<string>>(
    `/* catalogue.packages */ SELECT id, ${DATED} FROM credit_package WHERE credits = $1 AND currency = $2 ORDER BY valid_from, id`,
    [credits, currency],
  );
  const problem = newPackageProblem(asked, packages, time.now, time.today);
  if (problem) return { problem };
  const { at, amount, present, cutShort } = await startPrice(tx, 'credit_package', asked, packages, time);
  await tx.rows(
    '/* catalogue.newPackage */ INSERT INTO credit_package (id, credits, currency, amount, valid_from, replaced, replaced_to) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [`credits-${credits}-${currency.toLowerCase()}-${at.getTime()}`, credits, currency, amount, at, ...cutShort],
  );
  return {
    at,
    before: present && { credits, currency, amount: present.amount },
    after: { credits, currency, amount, validFrom: at.toISOString() },
  };
}

/**
 * Takes a price off sale from a day on; one that has not started is dropped at once, and the one it cut short is sold
 * as long as before.
 */
export async function endPriced(
  tx: Database,
  table: Exclude<PricedTable, 'price'>,
  { id, from }: { id: string; from: string },
  time: ChangeTime,
): Promise<Changed> {
  const wrongDay = dayProblem('from', from, time.today);
  if (wrongDay) return { problem: wrongDay };
  const price = await tx.one<Omit<CreditedPrice, 'id'> & { currency: string }>(
    `/* catalogue.endable-${table} */ SELECT currency, ${DATED} FROM ${table} WHERE id::text = $1 AND (valid_to IS NULL OR valid_to > $2)`,
    [id, time.now],
  );
  if (!price) return NOT_SOLD;
  const { amount, credits, currency, validFrom } = price;
  const isPlanned = validFrom > time.now;
  const at = isPlanned ? time.now : startOf(from, time);
  if (isPlanned) {
    const problem = await dropPlanned(tx, table, id, 'id', time.now);
    if (problem) return { problem };
  } else {
    // What is planned to take its place stays.
    await tx.rows(
      `/* catalogue.end-${table} */ UPDATE ${table} SET valid_to = least(valid_to, $2) WHERE id::text = $1`,
      [id, at],
    );
  }
  return { at, before: { id, amount, credits, currency }, after: { id, validTo: isPlanned ? null : at.toISOString() } };
}
