import { addMonths, dayOfMonth, daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { type GiftPlace, placeGift } from '#domain/billing/gifts/giftState.ts';
import { beginSubscription } from '#domain/billing/subscription/beginSubscription.ts';
import { daysLater, projectSubscription } from '#domain/billing/subscription/projectSubscription.ts';
import type { SubscriptionState } from '#domain/billing/subscription/subscriptionState.ts';
import { type BillingAccount, BillingRefusal } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { lendPlan } from './lentPlan.ts';
import { storeSubscription } from './storeSubscription.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** Time that its owner did not pay for: a gift, a code of an organisation, a reward. */
export interface GivenTime {
  /** Locked. */
  account: BillingAccount;
  planId: string;
  /** Days are a reward: they make what runs longer, whatever it opens. */
  length: { months: number } | { days: number };
  /** The account’s time. */
  now: Date;
}

/** What became of given time. */
export interface TimeGiven {
  subscriptionId: number;
  place: Exclude<GiftPlace, 'resumeFirst'>;
  /** When it starts being used. */
  from: Date;
  /** When the subscription ends that it is part of. */
  until: Date;
  /** When it has been used up. */
  usedBy: Date;
  days: number;
}

/** How many days a length is when it starts at an instant. */
const daysOf = (length: GivenTime['length'], from: Date, zone: string): number => {
  if ('days' in length) return length.days;
  const { day } = wallTime(from, zone);
  return daysBetween(day, addMonths(day, length.months, dayOfMonth(day)));
};

const given = (length: GivenTime['length'], now: Date, zone: string, from: Date): SubscriptionState => {
  const begun = beginSubscription(
    { kind: 'given', priceId: null, months: 'months' in length ? length.months : 1, trialDays: 0, paid: 0, from },
    now,
    zone,
  );
  return 'days' in length ? { ...begun, periodEnd: daysLater(begun.periodStart, length.days, zone) } : begun;
};

/** Adds a subscription that starts at an instant, and waits until then where it is not now. */
async function add(
  tx: Database,
  { rules: { zone } }: SubscriptionDeps,
  { account, planId, length, now }: GivenTime,
  memberId: number,
  place: 'begin' | 'wait',
  from: Date,
): Promise<TimeGiven> {
  const state = given(length, now, zone, from);
  const subscriptionId = await subscriptionStore(tx).add(
    { accountId: account.id, memberId, planId, type: 'VOUCHER' },
    state,
    now,
    zone,
  );
  return {
    subscriptionId,
    place,
    from,
    until: state.periodEnd,
    usedBy: state.periodEnd,
    days: daysOf(length, from, zone),
  };
}

/** Puts time behind what runs and what waits already; what waits of the same plan becomes longer. */
async function wait(
  tx: Database,
  deps: SubscriptionDeps,
  time: GivenTime,
  memberId: number,
  running: StoredSubscription,
): Promise<TimeGiven> {
  const { account, planId, length, now } = time;
  const { zone } = deps.rules;
  const subscriptions = subscriptionStore(tx);
  const waiting = await subscriptions.waitingOf(account.id);
  const last = waiting.at(-1);
  const from = last?.state.periodEnd ?? running.state.periodEnd;
  if (last?.planId === planId) {
    const days = daysOf(length, from, zone);
    const extended = await applyEvent(tx, deps, last, { kind: 'extended', days }, { account, now });
    if ('refused' in extended) throw new BillingRefusal(extended.refused);
    const { periodEnd } = extended.subscription.state;
    return { subscriptionId: last.id, place: 'wait', from, until: periodEnd, usedBy: periodEnd, days };
  }
  return add(tx, deps, time, memberId, 'wait', from);
}

/**
 * Gives time. A subscription that runs is made longer: one that renews has its next payment moved, and there is never a
 * second beside it. What opens more than what runs is used first; what opens less than what ends by itself waits for
 * that. Where nothing runs, one starts that does not renew. Behind a subscription of an app store that ends by itself
 * it waits.
 * @throws BillingRefusal where it can’t be given now: the account has no member, a payment is overdue, it is paused and
 * more is given, or an app store renews
 */
export async function giveTime(tx: Database, deps: SubscriptionDeps, time: GivenTime): Promise<TimeGiven> {
  const { account, planId, length, now } = time;
  if (account.memberId === null) throw new BillingRefusal('NO_MEMBER');
  const { zone } = deps.rules;
  const plans = planStore(tx);
  const present = await subscriptionStore(tx).presentOf(account.id);
  const running =
    present && present.state.phase !== 'ENDED' && (present.state.phase === 'PAUSED' || present.state.periodEnd > now)
      ? present
      : null;
  const sorts = {
    own: running ? ((await plans.byId(running.planId))?.sort ?? 0) : 0,
    given: (await plans.byId(planId))?.sort ?? 0,
  };
  const place =
    'days' in length && running ? 'extend' : placeGift(running && { ...running.state, sort: sorts.own }, sorts.given);
  if (place === 'resumeFirst') throw new BillingRefusal('PAUSED');
  if (place === 'begin' || !running) {
    const inStore = await storeSubscription(tx, account.memberId, now);
    // The store's next payment can't be moved: what is given would run beside it.
    if (inStore?.renews) throw new BillingRefusal('ALREADY_SUBSCRIBED');
    return inStore
      ? add(tx, deps, time, account.memberId, 'wait', inStore.expiresAt)
      : add(tx, deps, time, account.memberId, 'begin', now);
  }
  if (place === 'wait') return wait(tx, deps, time, account.memberId, running);
  const days = daysOf(length, place === 'lend' ? now : running.state.periodEnd, zone);
  const extended = await applyEvent(tx, deps, running, { kind: 'extended', days }, { account, now });
  if ('refused' in extended) throw new BillingRefusal(extended.refused);
  const until = projectSubscription(extended.subscription.state, zone).expiresAt;
  if (place === 'extend')
    return { subscriptionId: running.id, place, from: running.state.periodEnd, until, usedBy: until, days };
  const usedBy = await lendPlan(tx, running.id, planId, days, now, zone);
  return { subscriptionId: running.id, place, from: now, until, usedBy, days };
}
