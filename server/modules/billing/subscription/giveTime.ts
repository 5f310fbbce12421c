import { addMonths, dayOfMonth, daysBetween, wallTime } from '#domain/billing/core/siteDay.ts';
import { beginSubscription } from '#domain/billing/subscription/beginSubscription.ts';
import { projectSubscription } from '#domain/billing/subscription/projectSubscription.ts';
import { type BillingAccount, BillingRefusal } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionParts } from './SubscriptionParts.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** Time that its owner did not pay for: a gift, a code of an organisation, a reward. */
export interface GivenTime {
  /** Locked. */
  account: BillingAccount;
  planId: string;
  length: { months: number } | { days: number };
  /** The account’s time. */
  now: Date;
}

/** How many days a length is when it is added to a period that ends at an instant. */
const daysOf = (length: GivenTime['length'], from: Date, zone: string): number => {
  if ('days' in length) return length.days;
  const { day } = wallTime(from, zone);
  return daysBetween(day, addMonths(day, length.months, dayOfMonth(day)));
};

/**
 * Gives time. A subscription that runs is made longer: one that renews has its next payment moved, and there is never a second beside it. Where nothing runs,
 * one starts that does not renew.
 * @returns the subscription, and until when it runs
 * @throws BillingRefusal where it can’t be given now: the account has no member, or a payment is overdue
 */
export async function giveTime(tx: Database, parts: SubscriptionParts, { account, planId, length, now }: GivenTime): Promise<{ subscriptionId: number; until: Date }> {
  if (account.memberId === null) throw new BillingRefusal('NO_MEMBER');
  const { zone } = parts.rules;
  const subscriptions = subscriptionStore(tx);
  const running = await subscriptions.presentOf(account.id);
  if (running && running.state.phase !== 'ENDED' && (running.state.phase === 'PAUSED' || running.state.periodEnd > now)) {
    const extended = await applyEvent(tx, parts, running, { kind: 'extended', days: daysOf(length, running.state.periodEnd, zone) }, { account, now });
    if ('refused' in extended) throw new BillingRefusal(extended.refused);
    return { subscriptionId: running.id, until: projectSubscription(extended.subscription.state, zone).expiresAt };
  }
  const months = 'months' in length ? length.months : 1;
  const begun = beginSubscription({ kind: 'given', priceId: null, months, trialDays: 0, paid: 0, isWaived: true }, now, zone);
  const state = 'days' in length ? { ...begun, periodEnd: new Date(now.getTime() + length.days * 86_400_000) } : begun;
  const subscriptionId = await subscriptions.add({ accountId: account.id, memberId: account.memberId, planId, type: 'VOUCHER' }, state, now, zone);
  return { subscriptionId, until: projectSubscription(state, zone).expiresAt };
}
