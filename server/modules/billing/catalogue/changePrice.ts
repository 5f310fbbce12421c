import { type NewPrice, newPriceProblem } from '#domain/billing/catalogue/priceRules.ts';
import type { DatedPrice } from '#domain/billing/plans/priceHistory.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, NO_SUCH_PLAN, SOLD } from './Changed.ts';
import { dropPlanned, startPrice } from './plannedPrice.ts';

const pricesOf = (tx: Database, planId: string, currency: string): Promise<DatedPrice[]> =>
  tx.rows<DatedPrice>(
    '/* catalogue.pricesOf */ SELECT id, amount, valid_from AS "validFrom", valid_to AS "validTo" FROM price WHERE plan_id = $1 AND currency = $2 ORDER BY valid_from, id',
    [planId, currency],
  );

/** A new price of a plan: the present one ends when it starts, and stays with those who agreed to it. */
export async function changePrice(tx: Database, planId: string, asked: NewPrice, time: ChangeTime): Promise<Changed> {
  const plan = await tx.one(`/* catalogue.sold */ SELECT 1 AS one FROM plan p WHERE id = $1 AND ${SOLD}`, [planId]);
  if (!plan) return NO_SUCH_PLAN;
  const prices = await pricesOf(tx, planId, asked.currency);
  const problem = newPriceProblem(asked, prices, time.now, time.today);
  if (problem) return { problem };
  const { at, amount, present, cutShort } = await startPrice(tx, 'price', asked, prices, time);
  const made = await tx.one<{ id: number }>(
    '/* catalogue.newPrice */ INSERT INTO price (plan_id, currency, amount, valid_from, replaced, replaced_to) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
    [planId, asked.currency, amount, at, ...cutShort],
  );
  const common = { plan: planId, currency: asked.currency };
  return {
    at,
    before: present && { ...common, price: String(present.id), amount: present.amount },
    after: { ...common, price: String(made?.id), amount, validFrom: at.toISOString() },
  };
}

/**
 * Drops a price before it begins; the one before it goes on as long as it was to. One that someone agreed to already,
 * on a clock of a demonstration, stays.
 */
export async function dropPrice(tx: Database, priceId: number, { now }: ChangeTime): Promise<Changed> {
  const price = await tx.one<{ planId: string; currency: string; amount: number; validFrom: Date }>(
    `/* catalogue.planned */ SELECT r.plan_id AS "planId", r.currency, r.amount, r.valid_from AS "validFrom" FROM price r
     WHERE r.id = $1 AND r.valid_from > $2 AND NOT EXISTS (SELECT FROM gift g WHERE g.price_id = r.id)
       AND NOT EXISTS (SELECT FROM subscription_billing b WHERE r.id IN (b.price_id, b.pending_price_id, b.charging_price_id))`,
    [priceId, now],
  );
  if (!price)
    return {
      problem: {
        field: 'droppedPrice',
        code: 'NOT_PLANNED',
        message: 'This price has already started or been dropped.',
      },
    };
  const { planId, currency, amount, validFrom } = price;
  const problem = await dropPlanned(tx, 'price', String(priceId), 'droppedPrice', now);
  if (problem) return { problem };
  return {
    at: now,
    before: { plan: planId, price: String(priceId), amount, currency, validFrom: validFrom.toISOString() },
    after: { plan: planId, currency },
  };
}
