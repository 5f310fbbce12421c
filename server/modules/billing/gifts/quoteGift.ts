import { planInWords } from '#domain/billing/plans/plan.ts';
import { quoteOnce } from '#domain/billing/plans/quote.ts';
import { belongingOf, type BillingRules, taxRateOf } from '#server/modules/billing/core/index.ts';
import { planStore, type Quoter } from '#server/modules/billing/plans/index.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';

/** Prices a gift that its buyer has written down. Only they can pay it, once. */
export const quoteGift =
  (rules: BillingRules): Quoter =>
  async (tx, account, { giftId, country: stated }, now) => {
    const gift =
      giftId && isUuid(giftId)
        ? await tx.one<{ priceId: number }>(
            '/* gift.quoted */ SELECT price_id AS "priceId" FROM gift WHERE id = $1 AND billing_account_id = $2 AND state = \'DRAFT\'',
            [giftId, account.id],
          )
        : null;
    const plan = gift && (await planStore(tx).buyable(gift.priceId, now));
    if (!giftId || !plan?.isGift)
      return [{ field: 'giftId', code: 'NOT_SOLD', message: 'This gift can’t be bought. Choose a gift again.' }];
    const belonging = belongingOf(account, stated, rules);
    const rateBasisPoints = await taxRateOf(tx, rules, belonging.country, now);
    return quoteOnce({
      kind: 'gift',
      currency: plan.currency,
      line: { description: `Gift: ${planInWords(plan)}`, amount: plan.amount },
      rateBasisPoints,
      ...belonging,
      subject: { giftId, planId: plan.id, priceId: String(plan.priceId) },
    });
  };
