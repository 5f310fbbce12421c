import { type CarriedTime, carryOver } from '#domain/billing/plans/carryOver.ts';
import type { PricedPlan } from '#domain/billing/plans/plan.ts';
import { mayBeTakenOver } from '#domain/billing/subscription/carriedTime.ts';
import { daysLater } from '#domain/billing/subscription/projectSubscription.ts';
import { type BillingAccount, scheduleRevenue } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { moveLent } from './lentPlan.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** A cancelled subscription whose paid days have not run out. */
export interface PaidAlready {
  subscription: StoredSubscription;
  /** What was paid for. */
  from: PricedPlan;
  /** What of it goes on in the plan that is bought. */
  carried: CarriedTime;
}

/**
 * What a buyer of a plan has paid for already and would have beside it: cancelled, running, and not a trial. Null for
 * nothing.
 */
export async function paidAlready(
  tx: Database,
  account: Pick<BillingAccount, 'id'>,
  plan: PricedPlan,
  at: { now: Date; zone: string },
): Promise<PaidAlready | null> {
  const subscription = await subscriptionStore(tx).presentOf(account.id);
  if (!subscription || subscription.state.priceId === null || !mayBeTakenOver(subscription.state, at.now)) return null;
  const from = await planStore(tx).ofPrice(subscription.state.priceId);
  const carried = from && carryOver({ ...subscription.state, plan: from }, plan, at);
  return carried && { subscription, from, carried };
}

/**
 * Has what earlier days have not earned yet earned over the days as which they go on: the last before those that were
 * given.
 */
export async function moveRevenue(
  tx: Database,
  heir: Pick<StoredSubscription, 'id' | 'accountId' | 'state'>,
  currency: string,
  cause: string,
  zone: string,
): Promise<void> {
  const { carriedFrom, carriedDays, givenDays, periodEnd } = heir.state;
  if (carriedFrom === null || carriedDays === 0) return;
  const to = daysLater(periodEnd, -givenDays, zone);
  await scheduleRevenue(tx, {
    accountId: heir.accountId,
    subscriptionId: carriedFrom,
    cause,
    currency,
    net: 0,
    from: daysLater(to, -carriedDays, zone),
    to,
    takesOver: true,
  });
}

/**
 * Brings what goes with days that go on in another subscription: a plan that is lent, and what is earned as they pass.
 */
export async function carryDays(tx: Database, heir: StoredSubscription, currency: string, zone: string): Promise<void> {
  if (heir.state.carriedFrom === null) return;
  await moveLent(tx, heir.state.carriedFrom, heir.id);
  await moveRevenue(tx, heir, currency, `carried:${heir.id}`, zone);
}

/** Brings it back with days that come back. */
export async function bringBack(
  tx: Database,
  {
    heirId,
    subscription: { id, accountId, state },
    currency,
    now,
  }: { heirId: number; subscription: StoredSubscription; currency: string; now: Date },
): Promise<void> {
  await moveLent(tx, heirId, id);
  await scheduleRevenue(tx, {
    accountId,
    subscriptionId: id,
    cause: `returned:${heirId}`,
    currency,
    net: 0,
    from: now,
    to: state.periodEnd,
    takesOver: true,
  });
}
