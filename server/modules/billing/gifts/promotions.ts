import { type Promotion, promotionGift } from '#domain/billing/gifts/promotionGift.ts';
import type { FindPromotion } from '#server/modules/billing/subscription/index.ts';

type Row = Promotion & { renewals: number; hasUsedIt: boolean; hadSubscription: boolean };

const CODE = /^[A-Z\d-]{3,40}$/u;

/** What a promotion code gives with a plan. The row is locked: the last use is taken by one. */
export const findPromotion: FindPromotion = async (tx, account, typed, plan, now) => {
  const code = typed.trim().toUpperCase();
  if (!CODE.test(code)) return null;
  const row = await tx.one<Row>(
    `/* promotion.byCode */ SELECT p.code, p.label, p.percent_bp AS "percentBasisPoints", p.amount, p.currency, p.plan_ids AS "planIds", p.trial_days AS "trialDays", p.valid_from AS "validFrom", p.valid_to AS "validTo",
       p.most_uses AS "mostUses", p.is_for_new AS "isForNew", p.renewals, (SELECT count(*) FROM promotion_use u WHERE u.code = p.code)::int AS uses,
       EXISTS (SELECT FROM promotion_use u WHERE u.code = p.code AND u.billing_account_id = $2) AS "hasUsedIt", EXISTS (SELECT FROM subscription s WHERE s.member_id = $3) AS "hadSubscription"
     FROM promotion p WHERE p.code = $1 FOR UPDATE OF p`,
    [code, account.id, account.memberId],
  );
  const gift = row && promotionGift(row, { plan, now, hadSubscription: row.hadSubscription, hasUsedIt: row.hasUsedIt });
  if (!gift) return null;
  const { label, renewals } = row;
  return 'off' in gift ? { discount: { label, amount: gift.off, code: row.code, renewals } } : { trial: { label, code: row.code, trialDays: gift.trialDays } };
};
