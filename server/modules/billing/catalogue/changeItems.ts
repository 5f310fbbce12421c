import { type CreditedPrice, type NewItemPrice, newItemPriceProblem, newPackageProblem } from '#domain/billing/catalogue/itemRules.ts';
import { dayProblem, type NewPrice, readPrice } from '#domain/billing/catalogue/priceRules.ts';
import { priceAt } from '#domain/billing/plans/priceHistory.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, startOf } from './Changed.ts';

/** The tables whose rows are prices in credits and money, with a beginning and an end. */
type Priced = 'item_price' | 'credit_package';

const DATED = 'amount, credits, valid_from AS "validFrom", valid_to AS "validTo"';
const NOT_SOLD: Changed = { problem: { field: 'id', code: 'NOT_SOLD', message: 'This price is over, or was changed meanwhile. Look at it again.' } };

/** What a new price writes down of the one that it cuts short: its id and until when it was to be sold; two nulls where it cuts none short. */
const cutShort = (present: { key: string; validTo: Date | null } | null, at: Date): [string | null, Date | null] =>
  present && (present.validTo === null || present.validTo > at) ? [present.key, present.validTo] : [null, null];

/** A new price of single records of a kind, everywhere or in one record set. The present one ends when it starts. */
export async function changeItemPrice(tx: Database, recordSetId: string | null, asked: NewItemPrice, time: ChangeTime): Promise<Changed> {
  const set = recordSetId === null ? null : await tx.one('/* catalogue.itemSet */ SELECT 1 AS one FROM record_set WHERE id = $1', [recordSetId]);
  if (recordSetId !== null && !set) return { problem: { field: 'recordSetId', code: 'NO_SUCH_SET', message: 'There is no such record set.' } };
  const { type, currency, credits } = asked;
  const prices = await tx.rows<CreditedPrice>(`/* catalogue.itemPrices */ SELECT id, ${DATED} FROM item_price WHERE record_set_id IS NOT DISTINCT FROM $1 AND type = $2 AND currency = $3`, [recordSetId, type, currency]);
  const problem = newItemPriceProblem(asked, prices, time.now, time.today);
  if (problem) return { problem };
  const amount = Number(readPrice(asked.amount, currency));
  const at = startOf(asked.from, time);
  const present = priceAt(prices, time.now);
  if (present) await tx.rows('/* catalogue.endItemPrice */ UPDATE item_price SET valid_to = $2 WHERE id = $1 AND (valid_to IS NULL OR valid_to > $2)', [present.id, at]);
  await tx.rows('/* catalogue.newItemPrice */ INSERT INTO item_price (record_set_id, type, currency, amount, credits, valid_from, replaced, replaced_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [recordSetId, type, currency, amount, credits, at, ...cutShort(present && { ...present, key: String(present.id) }, at)]);
  const common = { recordSet: recordSetId, type, currency };
  return { at, before: present && { ...common, amount: present.amount, credits: present.credits }, after: { ...common, amount, credits, validFrom: at.toISOString() } };
}

/** A new package of credits. One of as many credits in this currency ends when it starts. @param replaces - the id of that one, as the form showed it */
export async function changePackage(tx: Database, replaces: string | null, asked: Omit<NewPrice, 'replaces'> & { credits: number }, time: ChangeTime): Promise<Changed> {
  const { currency, credits } = asked;
  const rows = await tx.rows<CreditedPrice & { key: string }>(`/* catalogue.packages */ SELECT row_number() OVER (ORDER BY valid_from, id)::int AS id, id AS key, ${DATED} FROM credit_package WHERE credits = $1 AND currency = $2`, [credits, currency]);
  const shown = replaces === null ? null : (rows.find(({ key }) => key === replaces)?.id ?? 0);
  const problem = newPackageProblem({ ...asked, replaces: shown }, rows, time.now, time.today);
  if (problem) return { problem };
  const amount = Number(readPrice(asked.amount, currency));
  const at = startOf(asked.from, time);
  const present = priceAt(rows, time.now);
  if (present) await tx.rows('/* catalogue.endPackage */ UPDATE credit_package SET valid_to = $2 WHERE id = $1 AND (valid_to IS NULL OR valid_to > $2)', [present.key, at]);
  await tx.rows('/* catalogue.newPackage */ INSERT INTO credit_package (id, credits, currency, amount, valid_from, replaced, replaced_to) VALUES ($1, $2, $3, $4, $5, $6, $7)', [`credits-${credits}-${currency.toLowerCase()}-${at.getTime()}`, credits, currency, amount, at, ...cutShort(present, at)]);
  return { at, before: present && { credits, currency, amount: present.amount }, after: { credits, currency, amount, validFrom: at.toISOString() } };
}

/** Takes a price off sale from a day on; one that has not started is dropped at once, and the one it cut short is sold as long as before. */
export async function endPriced(tx: Database, table: Priced, { id, from }: { id: string; from: string }, time: ChangeTime): Promise<Changed> {
  const wrongDay = dayProblem('from', from, time.today);
  if (wrongDay) return { problem: wrongDay };
  const price = await tx.one<CreditedPrice & { currency: string }>(`/* catalogue.endable-${table} */ SELECT 0 AS id, currency, ${DATED} FROM ${table} WHERE id::text = $1 AND (valid_to IS NULL OR valid_to > $2)`, [id, time.now]);
  if (!price) return NOT_SOLD;
  const { amount, credits, currency, validFrom } = price;
  const isPlanned = validFrom > time.now;
  const at = isPlanned ? time.now : startOf(from, time);
  if (isPlanned) {
    await tx.rows(`/* catalogue.goesOn-${table} */ UPDATE ${table} o SET valid_to = p.replaced_to FROM ${table} p WHERE p.id::text = $1 AND o.id::text = p.replaced AND o.valid_to = p.valid_from`, [id]);
    await tx.rows(`/* catalogue.drop-${table} */ DELETE FROM ${table} WHERE id::text = $1`, [id]);
  } else {
    // What is planned to take its place stays.
    await tx.rows(`/* catalogue.end-${table} */ UPDATE ${table} SET valid_to = least(valid_to, $2) WHERE id::text = $1`, [id, at]);
  }
  return { at, before: { id, amount, credits, currency }, after: { id, validTo: isPlanned ? null : at.toISOString() } };
}
