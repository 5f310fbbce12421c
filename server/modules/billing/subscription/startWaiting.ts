import { daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { isRenewing } from '#domain/billing/subscription/subscriptionState.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Applied, applyEvent } from './applyEvent.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/**
 * Starts time that waited, once its day has come. Where something else runs by then, it waits on behind what ends, and
 * becomes days of what renews: there is never a second beside that.
 */
export async function startWaiting(
  tx: Database,
  deps: SubscriptionDeps,
  waiting: StoredSubscription,
  around: { account: BillingAccount; now: Date },
): Promise<Applied> {
  const running = await subscriptionStore(tx).presentOf(around.account.id);
  if (!running || running.state.phase === 'ENDED' || running.state.periodEnd <= around.now)
    return applyEvent(tx, deps, waiting, { kind: 'started' }, around);
  if (!isRenewing(running.state))
    return applyEvent(tx, deps, waiting, { kind: 'rescheduled', startsAt: running.state.periodEnd }, around);
  const { zone } = deps.rules;
  const days = daysBetween(wallTime(waiting.state.startsAt, zone).day, wallTime(waiting.state.periodEnd, zone).day);
  const extended = await applyEvent(tx, deps, running, { kind: 'extended', days }, around);
  // A payment that is overdue is waited for.
  if ('refused' in extended) return extended;
  // It never opened anything: what is left of it are the days.
  await subscriptionStore(tx).forget(waiting.id);
  return extended;
}
