import { coolingOff, type CoolingOff } from '#domain/billing/subscription/coolingOff.ts';
import {
  type BillingAccount,
  type BillingRules,
  countryOf,
  findAccount,
  lockAccount,
  nowOf,
} from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { applyOwn, type OwnParts } from './applyOwn.ts';
import { dropUnpaid } from './dropUnpaid.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/**
 * Gives up the renewal that a subscription waits for: it is cancelled without a debt. The account must be locked.
 * @returns false while the renewal is being charged: nothing is changed then
 */
export async function dropRenewal(
  tx: Database,
  deps: SubscriptionDeps,
  { subscriptionId, account, now }: { subscriptionId: number; account: BillingAccount; now: Date },
): Promise<boolean> {
  const subscription = await subscriptionStore(tx).byId(subscriptionId);
  if (subscription?.state.phase === 'PAST_DUE')
    return !('refused' in (await applyEvent(tx, deps, subscription, { kind: 'canceled' }, { account, now })));
  if (subscription && subscription.chargingPriceId !== null) return false;
  await dropUnpaid(tx, subscriptionId, now);
  return true;
}

/**
 * Cancels what renews here, since an app store renews another: no one pays twice. Its member is written to. The account
 * must be locked.
 */
export async function stopForStore(tx: Database, deps: SubscriptionDeps, account: BillingAccount): Promise<void> {
  const renewing = await subscriptionStore(tx).renewingOf(account.id);
  if (renewing)
    await applyEvent(tx, deps, renewing, { kind: 'canceled', inStore: true }, { account, now: nowOf(account) });
}

const rightOf = (rules: BillingRules, account: BillingAccount, { state }: StoredSubscription): CoolingOff | null => {
  const right = coolingOff(state, countryOf(account, rules), { now: nowOf(account), zone: rules.zone });
  return right && right.refund > 0 ? right : null;
};

/**
 * What a member who leaves can have back for unused time, since the consumer rules of their country give it; null for
 * nothing. Amount in minor units.
 */
export async function refundOfLeaving(
  db: Database,
  rules: BillingRules,
  memberId: number,
): Promise<(CoolingOff & { currency: string }) | null> {
  const account = await findAccount(db, memberId);
  const subscription = account && (await subscriptionStore(db).presentOf(account.id));
  const right = subscription && rightOf(rules, account, subscription);
  return right ? { ...right, currency: account?.currency ?? 'GBP' } : null;
}

/**
 * Cancels what renews for a member who leaves, so that nothing more is charged: it runs to its end as any that is
 * cancelled. Where nothing renews, nothing happens.
 * @param wantsRefund they withdraw from the contract, where they still may: it ends at once, and unused time is paid
 * back
 */
export function leaveSubscription(
  db: Database,
  parts: OwnParts,
  memberId: number,
  wantsRefund: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await findAccount(tx, memberId);
    if (!found) return;
    const account = await lockAccount(tx, found.id);
    const around = { account, now: nowOf(account) };
    const subscriptions = subscriptionStore(tx);
    const present = wantsRefund ? await subscriptions.presentOf(account.id) : null;
    if (present && rightOf(parts.rules, account, present))
      await applyOwn(tx, parts, present, { kind: 'withdrawn' }, around);
    const renewing = await subscriptions.renewingOf(account.id);
    if (renewing) await applyEvent(tx, parts, renewing, { kind: 'canceled' }, around);
  });
}
