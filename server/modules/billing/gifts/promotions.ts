import { type Promotion, promotionDiscount } from '#domain/billing/gifts/promotionDiscount.ts';
import type { FindDiscount } from '#server/modules/billing/subscription/index.ts';

type Row = Promotion & { renewals: number; hasUsedIt: boolean; hadSubscription: boolean };

const CODE = /^[A-Z\d-]{3,40}$/u;

/** What a promotion code takes off a first payment. The row is locked: the last use is taken by one. */
export const findPromotion: FindDiscount = async (tx, account, typed, plan, now) => {
  const code = typed.trim().toUpperCase();
  if (!CODE.test(code)) return null;
  const row = await tx.one<Row>(
    `/* promotion.byCode */ SELECT p.code, p.label, p.percent_bp AS "percentBasisPoints", p.amount, p.currency, p.plan_ids AS "planIds", p.valid_from AS "validFrom", p.valid_to AS "validTo",
       p.most_uses AS "mostUses", p.is_for_new AS "isForNew", p.renewals, (SELECT count(*) FROM promotion_use u WHERE u.code = p.code)::int AS uses,
       EXISTS (SELECT FROM promotion_use u WHERE u.code = p.code AND u.billing_account_id = $2) AS "hasUsedIt", EXISTS (SELECT FROM subscription s WHERE s.member_id = $3) AS "hadSubscription"
     FROM promotion p WHERE p.code = $1 FOR UPDATE OF p`,
    [code, account.id, account.memberId],
  );
  const amount = row && promotionDiscount(row, { planId: plan.planId, currency: plan.currency, price: plan.amount, now, hadSubscription: row.hadSubscription, hasUsedIt: row.hasUsedIt });
  return row && amount !== null ? { label: row.label, amount, code: row.code, renewals: row.renewals } : null;
};
