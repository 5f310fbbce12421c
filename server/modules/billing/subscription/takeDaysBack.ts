import { daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { isTakenOver } from '#domain/billing/subscription/carriedTime.ts';
import { type BillingAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { lendLess } from './lentPlan.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** Given time as it was used: {@link TimeGiven}. */
interface GivenBefore {
  /** Locked: of whom it was given to. */
  account: BillingAccount;
  /** Null where what it made is not there any more: it became days of what renews. */
  subscriptionId: number | null;
  days: number;
  usedBy: Date;
}

/**
 * Takes given time back that has not been used, as far as the subscription still has it (`daysTakenBack`): what was
 * paid stays. One that waits and has nothing left is forgotten, since it never opened anything; what waits behind moves
 * up. The member is written to.
 */
export async function takeDaysBack(
  tx: Database,
  deps: SubscriptionDeps,
  { account, subscriptionId, days, usedBy }: GivenBefore,
): Promise<void> {
  const { zone } = deps.rules;
  const now = nowOf(account);
  const unused = Math.min(days, daysBetween(wallTime(now, zone).day, wallTime(usedBy, zone).day));
  const subscriptions = subscriptionStore(tx);
  let given = subscriptionId === null ? null : await subscriptions.byId(subscriptionId);
  // They went on in what was bought next.
  while (given && isTakenOver(given.state)) given = await subscriptions.heirOf(given.id);
  const subscription = given ?? (await subscriptions.presentOf(account.id));
  if (unused < 1 || !subscription) return;
  const applied = await applyEvent(tx, deps, subscription, { kind: 'daysTakenBack', days: unused }, { account, now });
  await lendLess(tx, subscription.id, unused, now, zone);
  if (
    'subscription' in applied &&
    subscription.state.phase === 'SCHEDULED' &&
    applied.subscription.state.phase === 'ENDED'
  )
    await subscriptions.forget(subscription.id);
}
