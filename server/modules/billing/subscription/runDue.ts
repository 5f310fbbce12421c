import { nextStep } from '#domain/billing/subscription/noticesDue.ts';
import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import { type BillingAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { renewalDraft } from './renewalDraft.ts';
import { renewalFailed } from './renewalFailed.ts';
import { startWaiting } from './startWaiting.ts';
import { sendNotices } from './sendNotices.ts';
import type { DueParts, DueRenewal } from './SubscriptionParts.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** So long a charge under way is left to who claimed it; then another may look what became of it. */
const LEASE_MS = 10 * 60_000;
/** Renewals charged side by side. */
const SIDE_BY_SIDE = 8;

const EVENTS: Readonly<Record<'graceOver' | 'pauseOver' | 'periodOver', SubscriptionEvent>> = { graceOver: { kind: 'graceOver' }, pauseOver: { kind: 'pauseOver' }, periodOver: { kind: 'periodOver' } };

/** Which accounts work is done for; all of them, or one. */
interface Scope {
  accountId?: number | undefined;
}

/** What came next for a subscription: nothing is left to do outside of the transaction, or its renewal is to be charged. */
type Taken = { charge: DueRenewal & { version: number } } | 'done';

/** Prepares the charge of a renewal: the price is fixed and the subscription is left alone for a while. Null where there is nothing to charge for. */
async function prepareCharge(tx: Database, parts: DueParts, account: BillingAccount, subscription: StoredSubscription, now: Date): Promise<Taken> {
  const { state, chargingPriceId } = subscription;
  const priceId = chargingPriceId ?? state.pendingPriceId ?? state.priceId;
  const plan = priceId === null ? null : await planStore(tx).ofPrice(priceId);
  if (!plan) throw new Error('A subscription that renews has no price.');
  const draft = await renewalDraft(tx, parts, account, subscription, plan, now);
  const version = await subscriptionStore(tx).write(subscription, state, now, parts.rules.zone, { chargingPriceId: plan.priceId, nextActionAt: new Date(now.getTime() + LEASE_MS) });
  return { charge: { subscriptionId: subscription.id, accountId: account.id, draft, version } };
}

const versionOf = async (db: Database, id: number): Promise<number> =>
  (await db.one<{ version: number }>('/* due.version */ SELECT lock_version AS version FROM subscription_billing WHERE subscription_id = $1', [id]))?.version ?? 0;

/** Takes the next subscription whose time has come and does what the clock brings. Copies of the server take different ones. */
function takeNext(parts: DueParts, { accountId }: Scope): Promise<Taken | null> {
  return parts.db.transaction(async (tx) => {
    const subscriptions = subscriptionStore(tx);
    const due = await subscriptions.takeDue(new Date(), accountId ?? null);
    if (!due) return null;
    const { account, subscription } = due;
    const now = nowOf(account);
    await sendNotices(tx, parts, account, subscription, now);
    const step = nextStep(subscription.state, parts.rules.zone);
    if (step && step.at <= now) {
      if (step.kind === 'charge') return prepareCharge(tx, parts, account, subscription, now);
      const applied = step.kind === 'start' ? await startWaiting(tx, parts, subscription, { account, now }) : await applyEvent(tx, parts, subscription, EVENTS[step.kind], { account, now });
      if (!('refused' in applied)) return 'done';
      parts.log.warn({ subscription: subscription.id, refused: applied.refused }, 'what the clock brought to a subscription was refused');
      await subscriptions.write(subscription, subscription.state, now, parts.rules.zone, { nextActionAt: new Date(now.getTime() + 24 * 3_600_000) });
      return 'done';
    }
    await subscriptions.write(subscription, subscription.state, now, parts.rules.zone, { chargingPriceId: subscription.chargingPriceId });
    return 'done';
  });
}

/** Charges a renewal. Where nothing is known of the outcome, everything stays open and is looked at again soon: the same payment, never a second one. */
async function charge(parts: DueParts, { version, ...renewal }: DueRenewal & { version: number }): Promise<void> {
  try {
    if (await parts.chargeRenewal(renewal)) return;
  } catch (error) {
    parts.log.warn({ err: error, subscription: renewal.subscriptionId }, 'a renewal could not be charged');
  }
  await parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, renewal.accountId);
    if ((await versionOf(tx, renewal.subscriptionId)) !== version) return;
    await renewalFailed(tx, parts, { subscriptionId: renewal.subscriptionId, failure: { class: 'outage', code: 'no_answer' }, actionUrl: null, now: nowOf(account) });
  });
}

/**
 * Does all that is due: notices, renewals, what ends and what begins. Any number of copies of the server may do so at once. Each subscription is a
 * transaction of its own, so that one that fails holds up no other.
 * @param scope - one account alone, when its clock was advanced
 * @returns how many steps were taken
 */
export async function runDue(parts: DueParts, scope: Scope = {}): Promise<number> {
  let steps = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const taken = await takeNext(parts, scope);
      if (!taken) return;
      steps += 1;
      if (taken !== 'done') await charge(parts, taken.charge);
    }
  };
  await Promise.all(Array.from({ length: scope.accountId === undefined ? SIDE_BY_SIDE : 1 }, work));
  return steps;
}
