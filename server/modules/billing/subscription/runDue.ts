import { nextStep } from '#domain/billing/subscription/noticesDue.ts';
import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import { DAY_MS, HOUR_MS } from '#domain/kernel/values/durations.ts';
import { type BillingAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import { renewalFailed } from './renewalFailed.ts';
import { draftRenewal, renewalTerms } from './renewalTerms.ts';
import { sendNotices } from './sendNotices.ts';
import { startWaiting } from './startWaiting.ts';
import type { DueDeps } from './SubscriptionDeps.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/** So long a charge under way is left to who claimed it; then another may look what became of it. */
const LEASE_MS = 10 * 60_000;
/** Renewals charged side by side. */
const SIDE_BY_SIDE = 8;

const EVENTS: Readonly<Record<'graceOver' | 'pauseOver' | 'periodOver', SubscriptionEvent>> = {
  graceOver: { kind: 'graceOver' },
  pauseOver: { kind: 'pauseOver' },
  periodOver: { kind: 'periodOver' },
};

/** Which accounts work is done for; all of them, or one. */
interface Scope {
  accountId?: number | undefined;
}

/** A charge that was prepared: to be made once its transaction is committed. */
interface Charge {
  subscriptionId: number;
  accountId: number;
  /** Of the subscription as it was left: while it stays, nothing was told of the outcome. */
  version: number;
  make: () => Promise<boolean>;
}

/**
 * What came next for a subscription: nothing is left to do outside of the transaction, or its renewal is to be charged.
 */
type Taken = Charge | 'done';

/** What could not be done for a subscription, and rolled its transaction back. */
class StepFailed extends Error {
  readonly step: 'charge' | 'other';
  readonly subscription: Pick<StoredSubscription, 'id' | 'accountId'>;

  constructor(step: StepFailed['step'], subscription: StoredSubscription, cause: unknown) {
    super('What the clock brought to a subscription could not be done.', { cause });
    this.step = step;
    this.subscription = subscription;
  }
}

/**
 * Prepares the charge of a renewal: the price is fixed, the period is invoiced, and the subscription is left alone for
 * a while.
 */
async function prepareCharge(
  tx: Database,
  deps: DueDeps,
  account: BillingAccount,
  subscription: StoredSubscription,
  now: Date,
): Promise<Taken> {
  const { id, state, chargingPriceId } = subscription;
  const priceId = chargingPriceId ?? state.pendingPriceId ?? state.priceId;
  const terms = priceId === null ? null : await renewalTerms(tx, id, priceId);
  if (!terms) throw new Error('A subscription that renews has no price.');
  const draft = await draftRenewal(tx, deps, account, subscription, terms, now);
  const version = await subscriptionStore(tx).write(subscription, state, now, deps.rules.zone, {
    chargingPriceId: terms.plan.priceId,
    nextActionAt: new Date(now.getTime() + LEASE_MS),
  });
  // Late in the transaction: from here on all who finish an invoice wait for each other.
  return {
    subscriptionId: id,
    accountId: account.id,
    version,
    make: await deps.prepareRenewal(tx, { subscriptionId: id, draft }, account, now),
  };
}

const versionOf = async (db: Database, id: number): Promise<number> =>
  (
    await db.one<{ version: number }>(
      '/* due.version */ SELECT lock_version AS version FROM subscription_billing WHERE subscription_id = $1',
      [id],
    )
  )?.version ?? 0;

/** Does what the clock brings to a subscription that was taken, under its account's lock. */
async function bring(
  tx: Database,
  deps: DueDeps,
  account: BillingAccount,
  subscription: StoredSubscription,
): Promise<Taken> {
  const subscriptions = subscriptionStore(tx);
  const now = nowOf(account);
  await sendNotices(tx, deps, account, subscription, now);
  const step = nextStep(subscription.state, deps.rules.zone);
  if (!step || step.at > now) {
    await subscriptions.write(subscription, subscription.state, now, deps.rules.zone, {
      chargingPriceId: subscription.chargingPriceId,
    });
    return 'done';
  }
  if (step.kind === 'charge') {
    return prepareCharge(tx, deps, account, subscription, now).catch((error: unknown) => {
      throw new StepFailed('charge', subscription, error);
    });
  }
  const applied =
    step.kind === 'start'
      ? await startWaiting(tx, deps, subscription, { account, now })
      : await applyEvent(tx, deps, subscription, EVENTS[step.kind], { account, now });
  if (!('refused' in applied)) return 'done';
  deps.log.warn(
    { subscription: subscription.id, refused: applied.refused },
    'what the clock brought to a subscription was refused',
  );
  await subscriptions.write(subscription, subscription.state, now, deps.rules.zone, {
    nextActionAt: new Date(now.getTime() + DAY_MS),
  });
  return 'done';
}

/**
 * Takes the next subscription whose time has come and does what the clock brings. Copies of the server take different
 * ones.
 * @throws StepFailed where that was not to be done
 */
function takeNext(deps: DueDeps, { accountId }: Scope): Promise<Taken | null> {
  return deps.db.transaction(async (tx) => {
    const due = await subscriptionStore(tx).takeDue(new Date(), accountId ?? null);
    if (!due) return null;
    return bring(tx, deps, due.account, due.subscription).catch((error: unknown) => {
      throw error instanceof StepFailed ? error : new StepFailed('other', due.subscription, error);
    });
  });
}

/**
 * Nothing is known of a charge: everything stays open and it is looked at again soon, which finds the same payment and
 * never makes a second one.
 */
async function nothingKnown(tx: Database, deps: DueDeps, subscriptionId: number, now: Date): Promise<void> {
  await renewalFailed(tx, deps, {
    subscriptionId,
    failure: { class: 'outage', code: 'no_answer' },
    actionUrl: null,
    now,
  });
}

/**
 * One subscription that fails holds up no other: it is left alone for an hour, and one that could not be charged stays
 * open meanwhile.
 */
async function putOff(deps: DueDeps, { step, subscription: { id, accountId }, cause }: StepFailed): Promise<void> {
  deps.log.warn({ err: cause, subscription: id }, 'what the clock brought to a subscription could not be done');
  await deps.db.transaction(async (tx) => {
    const now = nowOf(await lockAccount(tx, accountId));
    if (step === 'charge') return nothingKnown(tx, deps, id, now);
    await tx.rows(
      '/* due.putOff */ UPDATE subscription_billing SET next_action_at = $2, lock_version = lock_version + 1 WHERE subscription_id = $1',
      [id, new Date(now.getTime() + HOUR_MS)],
    );
    return undefined;
  });
}

/** Charges a renewal that was prepared. */
async function charge(deps: DueDeps, { subscriptionId, accountId, version, make }: Charge): Promise<void> {
  try {
    if (await make()) return;
  } catch (error) {
    deps.log.warn({ err: error, subscription: subscriptionId }, 'a renewal could not be charged');
  }
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if ((await versionOf(tx, subscriptionId)) === version) await nothingKnown(tx, deps, subscriptionId, nowOf(account));
  });
}

/**
 * Does all that is due: notices, renewals, what ends and what begins. Any number of copies of the server may do so at
 * once. Each subscription is a transaction of its own, so that one that fails holds up no other.
 * @param scope - one account alone, when its clock was advanced
 * @returns how many steps were taken
 */
export async function runDue(deps: DueDeps, scope: Scope = {}): Promise<number> {
  let steps = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      try {
        const taken = await takeNext(deps, scope);
        if (!taken) return;
        if (taken !== 'done') await charge(deps, taken);
      } catch (error) {
        if (!(error instanceof StepFailed)) throw error;
        await putOff(deps, error);
      }
      steps += 1;
    }
  };
  await Promise.all(Array.from({ length: scope.accountId === undefined ? SIDE_BY_SIDE : 1 }, work));
  return steps;
}
