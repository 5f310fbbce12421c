import { type Promotion, promotionGift } from '#domain/billing/gifts/promotionGift.ts';
import { priceHolders } from '#server/modules/billing/plans/index.ts';
import type { FindPromotion } from '#server/modules/billing/subscription/index.ts';

/** Other accounts that hold a price with a code `p`, and have not used it. */
const HELD = `(SELECT count(DISTINCT h.billing_account_id) FROM (${priceHolders('promotionCode', 'p.code', '$4')}) h
  WHERE h.billing_account_id <> $2 AND NOT EXISTS (SELECT FROM promotion_use u WHERE u.code = p.code AND u.billing_account_id = h.billing_account_id))`;

type Row = Promotion & { renewals: number; hasUsedIt: boolean; hadSubscription: boolean };

const CODE = /^[A-Z\d-]{3,40}$/u;

/**
 * What a promotion code gives with a plan. The row is locked, and a use counts from the moment its price is shown: the
 * last one is had by one.
 */
export const findPromotion: FindPromotion = async (tx, account, typed, plan, now) => {
  const code = typed.trim().toUpperCase();
  if (!CODE.test(code)) return null;
  // On its own: what who held the lock has written is seen by the next statement alone.
  await tx.rows('/* promotion.lock */ SELECT 1 FROM promotion WHERE code = $1 FOR UPDATE', [code]);
  const row = await tx.one<Row>(
    `/* promotion.byCode */ SELECT p.code, p.label, p.percent_bp AS "percentBasisPoints", p.amount, p.currency, p.plan_ids AS "planIds", p.trial_days AS "trialDays", p.valid_from AS "validFrom", p.valid_to AS "validTo",
       p.most_uses AS "mostUses", p.is_for_new AS "isForNew", p.renewals, ((SELECT count(*) FROM promotion_use u WHERE u.code = p.code) + CASE WHEN p.most_uses IS NULL THEN 0 ELSE ${HELD} END)::int AS uses,
       EXISTS (SELECT FROM promotion_use u WHERE u.code = p.code AND u.billing_account_id = $2) AS "hasUsedIt", EXISTS (SELECT FROM subscription s WHERE s.member_id = $3) AS "hadSubscription"
     FROM promotion p WHERE p.code = $1`,
    [code, account.id, account.memberId, new Date()],
  );
  const gift = row && promotionGift(row, { plan, now, hadSubscription: row.hadSubscription, hasUsedIt: row.hasUsedIt });
  if (!gift) return null;
  const { label, renewals } = row;
  return 'off' in gift
    ? { discount: { label, amount: gift.off, code: row.code, renewals } }
    : { trial: { label, code: row.code, trialDays: gift.trialDays } };
};
