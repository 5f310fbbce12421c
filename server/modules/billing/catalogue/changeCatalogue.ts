import { wallTime } from '#domain/billing/core/siteDay.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { CatalogueChangeInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Changed, ChangeTime } from './Changed.ts';
import { changeItemPrice, changePackage, endPriced } from './changeItems.ts';
import { addPlan, changePlan } from './changePlan.ts';
import { changePrice, dropPrice } from './changePrice.ts';
import { addPromotion, endPromotion } from './changePromotion.ts';
import { addTaxRate, dropTaxRate } from './changeTax.ts';

/** Longest text and longest list of an input: names and ids are shorter. */
const LONGEST = 200;
const MOST_ENTRIES = 100;

const NOT_ONE: Changed = { problem: { field: 'change', code: 'NOT_ONE', message: 'Make one change at a time.' } };
const BAD_INPUT: Changed = { problem: { field: 'change', code: 'BAD_INPUT', message: 'This can’t be stored.' } };

/** Whether something of an input is too long, or holds what no text of the database can. */
function isBad(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST || value.includes('\0');
  if (Array.isArray(value)) return value.length > MOST_ENTRIES || value.some(isBad);
  return typeof value === 'object' && value !== null && Object.values(value).some(isBad);
}

/** What the time of a change is at a site. */
export const changeTimeOf = (zone: string, now = new Date()): ChangeTime => ({
  now,
  zone,
  today: wallTime(now, zone).day,
});

/**
 * Makes one change of the catalogue, in a transaction of its caller. Changes wait for each other; what was sold stays
 * as it was sold.
 * @returns when visitors see it and what the audit keeps, or why it is not made
 */
export async function changeCatalogue(tx: Database, change: CatalogueChangeInput, time: ChangeTime): Promise<Changed> {
  const given = Object.values(change).filter((each) => each != null);
  if (given.length !== 1) return NOT_ONE;
  if (isBad(given)) return BAD_INPUT;
  await tx.rows("/* catalogue.oneAtATime */ SELECT pg_advisory_xact_lock(hashtext('changes of the catalogue'))");
  const {
    price,
    droppedPrice,
    plan,
    newPlan,
    promotion,
    endedPromotion,
    itemPrice,
    endedItemPrice,
    creditPackage,
    endedPackage,
    taxRate,
    droppedTaxRate,
  } = change;
  if (price)
    return changePrice(
      tx,
      price.planId,
      { ...price, replaces: price.replaces == null ? null : storedId(price.replaces) },
      time,
    );
  if (droppedPrice) return dropPrice(tx, storedId(droppedPrice), time);
  if (plan) return changePlan(tx, plan.planId, plan, time);
  if (newPlan) return addPlan(tx, { ...newPlan, tier: newPlan.tier ?? null }, time);
  if (promotion)
    return addPromotion(
      tx,
      { ...promotion, trialDays: promotion.trialDays ?? '', mostUses: promotion.mostUses ?? null },
      time,
    );
  if (itemPrice)
    return changeItemPrice(
      tx,
      itemPrice.recordSetId || null,
      { ...itemPrice, replaces: itemPrice.replaces == null ? null : storedId(itemPrice.replaces) },
      time,
    );
  if (endedItemPrice) return endPriced(tx, 'item_price', endedItemPrice, time);
  if (creditPackage) return changePackage(tx, { ...creditPackage, replaces: creditPackage.replaces ?? null }, time);
  if (endedPackage) return endPriced(tx, 'credit_package', endedPackage, time);
  if (taxRate) return addTaxRate(tx, taxRate, time);
  if (droppedTaxRate) return dropTaxRate(tx, droppedTaxRate, time);
  return endPromotion(tx, endedPromotion ?? '', time);
}

/** Makes a change and writes it down, or neither. @returns why it is not made; null when it is */
export const changeAsStaff = (
  db: Database,
  staffId: number,
  change: CatalogueChangeInput,
  note: string,
  time: ChangeTime,
): Promise<{ field: string; code: string; message: string } | null> =>
  db.transaction(async (tx) => {
    const changed = await changeCatalogue(tx, change, time);
    if ('problem' in changed) return changed.problem;
    await recordStaffAct(tx, {
      staffId,
      duty: 'billing',
      what: 'catalogue-changed',
      reason: note,
      before: changed.before,
      after: changed.after,
    });
    return null;
  });
