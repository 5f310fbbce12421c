import { advanceSubscription } from '#domain/billing/subscription/advanceSubscription.ts';
import type {
  Refused,
  SubscriptionEffect,
  SubscriptionEvent,
} from '#domain/billing/subscription/subscriptionEvents.ts';
import type { SubscriptionState } from '#domain/billing/subscription/subscriptionState.ts';
import { type BillingAccount, countryOf } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { bringBack } from './carryDays.ts';
import { dropUnpaid } from './dropUnpaid.ts';
import { type Known, mailSubscriber } from './mailSubscriber.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** What became of a subscription, and what is to be given back; or why nothing did. */
export type Applied = { subscription: StoredSubscription; refund: number } | { refused: Refused };

/** What else is known when an event is applied. */
interface Around {
  account: BillingAccount;
  now: Date;
  /** Where the bank wants its customer: its page. */
  actionUrl?: string | null;
  /** Of the price that the event brings, where it was read already. */
  known?: Known;
}

/** After these nothing more will be paid. */
const LEAVING: ReadonlySet<SubscriptionEvent['kind']> = new Set([
  'canceled',
  'graceOver',
  'periodOver',
  'withdrawn',
  'voided',
]);

/**
 * Applies an event to a subscription and writes inside, outside and mail in the transaction it is given. The account
 * must be locked. An event that is refused writes nothing.
 */
export async function applyEvent(
  tx: Database,
  deps: SubscriptionDeps,
  before: StoredSubscription,
  event: SubscriptionEvent,
  { account, now, actionUrl = null, known }: Around,
): Promise<Applied> {
  const { zone } = deps.rules;
  const advanced = advanceSubscription(before.state, event, { now, zone, country: countryOf(account, deps.rules) });
  if ('refused' in advanced) return advanced;
  const { state, effects } = advanced;
  const plan =
    state.priceId === null || state.priceId === before.state.priceId
      ? null
      : known?.plan.priceId === state.priceId
        ? known.plan
        : await planStore(tx).ofPrice(state.priceId);
  const subscriptions = subscriptionStore(tx);
  // The invoice of a renewal that failed waits for its payment at its price.
  const chargingPriceId = event.kind === 'renewalFailed' ? before.chargingPriceId : null;
  await subscriptions.write({ id: before.id, planId: plan?.id ?? before.planId }, state, now, zone, {
    chargingPriceId,
  });
  if (LEAVING.has(event.kind)) await dropUnpaid(tx, before.id, now);
  const subscription = { ...before, planId: plan?.id ?? before.planId, state, chargingPriceId };
  const back = effects.find((effect) => effect.kind === 'daysReturned');
  // What waits behind one whose days go on elsewhere, or come back, waits behind these.
  if (
    event.kind !== 'takenOver' &&
    !back &&
    before.state.phase !== 'SCHEDULED' &&
    (state.phase === 'ENDED' || state.periodEnd.getTime() !== before.state.periodEnd.getTime())
  )
    await moveWaiting(tx, deps, state, { account, now });
  for (const effect of effects)
    if (effect.kind === 'mail')
      await mailSubscriber(tx, deps, effect.mail, {
        before,
        subscription,
        account,
        now,
        actionUrl,
        refund: refundIn(effects),
        known,
      });
  if (back) await returnDays(tx, deps, subscription, back, { account, now });
  return { subscription, refund: refundIn(effects) };
}

/** Gives days back to the subscription that they came from, which runs on. */
async function returnDays(
  tx: Database,
  deps: SubscriptionDeps,
  heir: StoredSubscription,
  { to, part, whole, givenDays }: Extract<SubscriptionEffect, { kind: 'daysReturned' }>,
  around: Around,
): Promise<void> {
  const earlier = await subscriptionStore(tx).byId(to);
  const applied = earlier
    ? await applyEvent(tx, deps, earlier, { kind: 'returned', part, whole, givenDays }, around)
    : null;
  if (!applied || 'refused' in applied) return moveWaiting(tx, deps, heir.state, around);
  return bringBack(tx, {
    heirId: heir.id,
    subscription: applied.subscription,
    currency: around.account.currency ?? 'GBP',
    now: around.now,
  });
}

/**
 * What waits behind a subscription starts when that ends: at once where it has ended. Behind one that renews it waits
 * for its day, and becomes days then.
 */
async function moveWaiting(
  tx: Database,
  deps: SubscriptionDeps,
  { phase, renews, periodEnd }: SubscriptionState,
  around: Around,
): Promise<void> {
  if (renews && phase !== 'ENDED') return;
  let startsAt = phase === 'ENDED' ? around.now : periodEnd;
  for (const waiting of await subscriptionStore(tx).waitingOf(around.account.id)) {
    const moved = await applyEvent(tx, deps, waiting, { kind: 'rescheduled', startsAt }, around);
    if ('subscription' in moved) startsAt = moved.subscription.state.periodEnd;
  }
}

const refundIn = (effects: readonly SubscriptionEffect[]): number =>
  effects.reduce((sum, effect) => (effect.kind === 'refund' ? effect.amount : sum), 0);
