import { readPrice } from '#domain/billing/catalogue/priceRules.ts';
import { keptCode, type NewPromotion, newPromotionProblem } from '#domain/billing/catalogue/promotionRules.ts';
import { BASIS_POINTS } from '#domain/billing/core/money.ts';
import { instantOf } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Changed, type ChangeTime, SOLD, startOf } from './Changed.ts';

/** Plans for sale with what they cost now and will cost. */
const pricesToMeet = (tx: Database, now: Date) =>
  tx.rows<{ id: string; currency: string; amount: number; trialDays: number }>(
    `/* catalogue.pricesToMeet */ SELECT p.id, r.currency, r.amount, p.trial_days AS "trialDays" FROM price r JOIN plan p ON p.id = r.plan_id WHERE NOT p.is_gift AND ${SOLD} AND (r.valid_to IS NULL OR r.valid_to > $1)`,
    [now],
  );

/**
 * Adds a promotion code. Once it is there it is only ever ended: subscriptions it was used with follow its row (ADR
 * 80).
 */
export async function addPromotion(tx: Database, asked: NewPromotion, time: ChangeTime): Promise<Changed> {
  const problem = newPromotionProblem(asked, await pricesToMeet(tx, time.now), time.today);
  if (problem) return { problem };
  const code = keptCode(asked.code);
  const percent = asked.percent.trim() === '' ? null : Number(asked.percent) * BASIS_POINTS;
  const trialDays = asked.trialDays.trim() === '' ? null : Number(asked.trialDays);
  const amount = percent === null && trialDays === null ? Number(readPrice(asked.amount, asked.currency)) : null;
  const currency = amount === null ? null : asked.currency;
  const at = startOf(asked.from, time);
  const until = asked.until === '' ? null : instantOf({ day: addDays(asked.until, 1), timeMs: 0 }, time.zone);
  const made = await tx.one(
    `/* catalogue.newPromotion */ INSERT INTO promotion (code, label, percent_bp, amount, currency, plan_ids, valid_from, valid_to, most_uses, is_for_new, renewals, trial_days)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING code`,
    [
      code,
      asked.label.trim(),
      percent,
      amount,
      currency,
      asked.planIds,
      at,
      until,
      asked.mostUses,
      asked.isForNew,
      asked.renewals,
      trialDays,
    ],
  );
  if (!made)
    return { problem: { field: 'code', code: 'CODE_TAKEN', message: 'This code already exists. Use another.' } };
  return {
    at,
    before: null,
    after: {
      code,
      percent: percent === null ? null : percent / BASIS_POINTS,
      amount,
      currency,
      trialDays,
      mostUses: asked.mostUses,
      renewals: asked.renewals,
      validFrom: at.toISOString(),
      validTo: until?.toISOString() ?? null,
    },
  };
}

/** Ends a promotion now. What it was applied to keeps it. */
export async function endPromotion(tx: Database, code: string, { now }: ChangeTime): Promise<Changed> {
  const ended = await tx.one<{ before: Date | null }>(
    `/* catalogue.endPromotion */ UPDATE promotion p SET valid_to = $2, valid_from = least(p.valid_from, $2) FROM promotion q WHERE q.code = p.code AND p.code = $1 AND (p.valid_to IS NULL OR p.valid_to > $2) RETURNING q.valid_to AS before`,
    [code, now],
  );
  if (!ended)
    return {
      problem: { field: 'endedPromotion', code: 'NOT_RUNNING', message: 'This code has ended or does not exist.' },
    };
  return {
    at: now,
    before: { code, validTo: ended.before?.toISOString() ?? null },
    after: { code, validTo: now.toISOString() },
  };
}
