import type { PricedPlan } from '#domain/billing/plans/plan.ts';
import type { QuoteInput, QuoteProblem } from '#domain/billing/plans/quote.ts';
import {
  type LongerTrial,
  quoteChange,
  quoteSubscribe,
  quoteTrial,
  type QuoteDiscount,
  type QuoteTerms,
} from '#domain/billing/plans/quotePlan.ts';
import { isRenewing } from '#domain/billing/subscription/subscriptionState.ts';
import { type BillingAccount, belongingOf, type BillingRules, taxRateOf } from '#server/modules/billing/core/index.ts';
import { planStore, type Quoters } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { paidAlready } from './carryDays.ts';
import { couponStore } from './couponStore.ts';
import { mayTry } from './mayTry.ts';
import { renewsAlready } from './storeSubscription.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** What a promotion code gives: something off the first payment, or a longer trial. */
type Found = { discount: QuoteDiscount } | { trial: LongerTrial };
/** Finds it; null: no such code for this account and plan, which is said alike to all. */
export type FindPromotion = (
  tx: Database,
  account: BillingAccount,
  code: string,
  plan: PricedPlan,
  now: Date,
) => Promise<Found | null>;

const problem = (field: string, code: string, message: string): QuoteProblem[] => [{ field, code, message }];
const noPlan = problem('priceId', 'NOT_SOLD', 'This plan is no longer on sale at this price. Choose again.');
const badCode = problem(
  'promotionCode',
  'CODE_UNKNOWN',
  'This code can’t be used for this plan. Check it, or continue without it.',
);
const forTrials = problem(
  'promotionCode',
  'CODE_FOR_TRIAL',
  'This code makes a free trial longer. Start a free trial to use it, or continue without it.',
);
const WHOLE = /^\d{1,15}$/u;

async function planOf(tx: Database, { priceId }: QuoteInput, now: Date): Promise<PricedPlan | null> {
  const plan = priceId && WHOLE.test(priceId) ? await planStore(tx).buyable(Number(priceId), now) : null;
  return plan?.isGift ? null : plan;
}

/** Prices of subscriptions: new ones, trials and changes of plan. */
export function planQuoters(rules: BillingRules, findPromotion: FindPromotion = () => Promise.resolve(null)): Quoters {
  const termsOf = async (tx: Database, account: BillingAccount, input: QuoteInput, now: Date): Promise<QuoteTerms> => {
    const belonging = belongingOf(account, input.country, rules);
    return { now, zone: rules.zone, ...belonging, rateBasisPoints: await taxRateOf(tx, rules, belonging.country, now) };
  };
  const promotionOf = async (
    tx: Database,
    account: BillingAccount,
    input: QuoteInput,
    plan: PricedPlan,
    now: Date,
  ): Promise<Found | 'none' | null> => {
    const code = input.promotionCode?.trim() ?? '';
    return code === '' ? null : ((await findPromotion(tx, account, code, plan, now)) ?? 'none');
  };
  const renews = {
    here: problem(
      'priceId',
      'ALREADY_SUBSCRIBED',
      'You already have a subscription that renews. Change its plan instead.',
    ),
    inStore: problem(
      'priceId',
      'ALREADY_SUBSCRIBED',
      'You have a subscription that an app store renews. Change or cancel it there.',
    ),
  };
  return {
    async subscribe(tx, account, input, now) {
      const plan = await planOf(tx, input, now);
      if (!plan) return noPlan;
      const where = await renewsAlready(tx, account, now);
      if (where) return renews[where];
      const found = await promotionOf(tx, account, input, plan, now);
      if (found === 'none') return badCode;
      if (found && 'trial' in found) return (await mayTry(tx, account)) ? forTrials : badCode;
      const earlier = await paidAlready(tx, account, plan, { now, zone: rules.zone });
      if (earlier && earlier.from.currency !== plan.currency)
        return problem(
          'priceId',
          'OTHER_CURRENCY',
          'You still have days that you paid for in another currency. Choose a price in that currency, and they are added.',
        );
      return quoteSubscribe(
        plan,
        found?.discount ?? null,
        await termsOf(tx, account, input, now),
        earlier?.carried ?? null,
      );
    },
    async trial(tx, account, input, now) {
      const plan = await planOf(tx, input, now);
      if (!plan) return noPlan;
      const where = await renewsAlready(tx, account, now);
      if (where) return renews[where];
      if (plan.trialDays === 0) return problem('priceId', 'NO_TRIAL', 'This plan has no free trial.');
      if (!(await mayTry(tx, account)))
        return problem(
          'priceId',
          'TRIAL_USED',
          'A free trial is for new subscribers. You can subscribe straight away.',
        );
      const found = await promotionOf(tx, account, input, plan, now);
      if (found === 'none' || (found && 'discount' in found)) return badCode;
      return quoteTrial(plan, found?.trial ?? null, await termsOf(tx, account, input, now));
    },
    async change(tx, account, input, now) {
      const plan = await planOf(tx, input, now);
      if (!plan) return noPlan;
      const running = await subscriptionStore(tx).renewingOf(account.id);
      const from = running?.state.priceId == null ? null : await planStore(tx).ofPrice(running.state.priceId);
      if (!running || !from || !isRenewing(running.state))
        return problem('priceId', 'NOT_SUBSCRIBED', 'You have no subscription that renews. Subscribe instead.');
      if (!['ACTIVE', 'TRIALING'].includes(running.state.phase))
        return problem(
          'priceId',
          running.state.phase,
          'Resume your subscription, or pay what is due, before you change its plan.',
        );
      if (plan.currency !== from.currency)
        return problem('priceId', 'OTHER_CURRENCY', 'Choose a price in the currency of your subscription.');
      if (plan.priceId === from.priceId || plan.id === from.id)
        return problem('priceId', 'NO_CHANGE', 'This is the plan you have.');
      const { paid, periodStart, periodEnd, phase, givenDays, carriedDays, carriedWorth } = running.state;
      return quoteChange(
        plan,
        {
          subscriptionId: running.id,
          isTrial: phase === 'TRIALING',
          plan: from,
          paid,
          periodStart,
          periodEnd,
          givenDays,
          carriedDays,
          carriedWorth,
          coupon: await couponStore(tx).ofSubscription(running.id),
        },
        await termsOf(tx, account, input, now),
      );
    },
  };
}
