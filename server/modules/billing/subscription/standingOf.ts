import { splitTax } from '#domain/billing/core/tax.ts';
import { couponOff } from '#domain/billing/plans/coupon.ts';
import { advanceSubscription } from '#domain/billing/subscription/advanceSubscription.ts';
import { goingBack } from '#domain/billing/subscription/carriedTime.ts';
import { coolingOff } from '#domain/billing/subscription/coolingOff.ts';
import { graceEnd } from '#domain/billing/subscription/projectSubscription.ts';
import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import { isRenewing, isTrial, LONGEST_PAUSE_MONTHS } from '#domain/billing/subscription/subscriptionState.ts';
import {
  type BillingAccount,
  type BillingRules,
  countryOf,
  nowOf,
  taxRateOf,
} from '#server/modules/billing/core/index.ts';
import { planStore, presentPlan } from '#server/modules/billing/plans/index.ts';
import type { SubscriptionStanding } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { couponStore } from './couponStore.ts';
import { lentPlanOf } from './lentPlan.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/**
 * How a subscription stands for its member: what comes next, and what they may do. What may be done is asked of the
 * rules themselves.
 */
export async function standingOf(
  db: Database,
  rules: BillingRules,
  account: BillingAccount,
  { id, planId, state, chargingPriceId }: StoredSubscription,
): Promise<SubscriptionStanding> {
  const now = nowOf(account);
  const { zone } = rules;
  const country = countryOf(account, rules);
  const plans = planStore(db);
  const prices = await plans.ofPrices([state.priceId, state.pendingPriceId].filter((price) => price !== null));
  const priceOf = (id: number | null) => (id === null ? null : (prices.get(id) ?? null));
  const [priced, pending] = [priceOf(state.priceId), priceOf(state.pendingPriceId)];
  const [plan, rate] = [await plans.byId(planId), await taxRateOf(db, rules, country, now)];
  if (!plan) throw new Error('A subscription has no plan.');
  const currency = priced?.currency ?? account.currency ?? 'GBP';
  const money = (amount: number) => ({ amount, currency });
  const may = (event: SubscriptionEvent): boolean =>
    !('refused' in advanceSubscription(state, event, { now, zone, country }));
  const next = pending ?? priced;
  const nextAmount = next ? next.amount - couponOff(await couponStore(db).ofSubscription(id), next) : 0;
  const nextAt =
    !isRenewing(state) || state.phase === 'PAUSED'
      ? null
      : state.phase === 'PAST_DUE'
        ? state.retryAt
        : state.periodEnd;
  const lent = await lentPlanOf(db, id, now);
  const right = coolingOff(state, country, { now, zone });
  return {
    subscriptionId: String(id),
    phase: state.phase,
    plan: presentPlan(plan),
    paidUntil: state.periodEnd.toISOString(),
    renews: isRenewing(state),
    nextPayment: nextAt &&
      next && {
        at: nextAt.toISOString(),
        amount: money(nextAmount),
        tax: money(splitTax(nextAmount, rate).tax),
        taxRate: rate,
        lastAmount: state.paid > 0 ? money(state.paid) : null,
        why: state.phase === 'PAST_DUE' ? 'retry' : isTrial(state) ? 'trialEnd' : 'renewal',
      },
    pendingChange: pending && {
      plan: presentPlan(pending),
      at: state.periodEnd.toISOString(),
      amount: money(nextAmount),
    },
    coolingOff: right && {
      until: right.until.toISOString(),
      refund: money(right.refund),
      returnsDays: goingBack(state, { now, zone }) !== null,
    },
    pastDue:
      state.phase !== 'PAST_DUE'
        ? null
        : {
            since: (state.pastDueSince ?? state.periodEnd).toISOString(),
            graceUntil: graceEnd(state, zone).toISOString(),
            failureClass: state.failureClass ?? 'soft',
            retryAt: state.retryAt?.toISOString() ?? null,
          },
    pause:
      state.phase !== 'PAUSED'
        ? null
        : { endsAt: (state.pauseEndsAt ?? state.periodEnd).toISOString(), unusedDays: state.unusedDays ?? 0 },
    gift: lent && { plan: presentPlan(lent.plan), until: lent.until.toISOString() },
    waiting: await Promise.all(
      (await subscriptionStore(db).waitingOf(account.id)).map(async (waiting) => ({
        plan: presentPlan((await plans.byId(waiting.planId)) ?? plan),
        startsAt: waiting.state.startsAt.toISOString(),
        endsAt: waiting.state.periodEnd.toISOString(),
      })),
    ),
    canCancel: may({ kind: 'canceled' }),
    canResume: may({ kind: 'resumed' }),
    canPause: may({ kind: 'paused', months: 1 }) && chargingPriceId === null && !lent,
    canChange: isRenewing(state) && ['ACTIVE', 'TRIALING'].includes(state.phase) && plan.groupName === null,
    longestPause: LONGEST_PAUSE_MONTHS,
  };
}
