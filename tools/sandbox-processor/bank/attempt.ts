import type { Database } from '#server/platform/db/database.ts';

import { takeDecline } from '../control/controlStore.ts';
import { recordEvent } from '../eventStore.ts';
import { type Intent, type Method, newId, type Refusal, seconds, type Session } from '../store/documents.ts';
import { find, keep, lock } from '../store/objectStore.ts';
import { type Pages, wireDispute, wireIntent, wireSession } from '../wire/toWire.ts';
import { cardOf, decide } from './cards.ts';

/** Where the bank's page was left, or the time for it ran out. */
export const NOT_CONFIRMED: Readonly<Record<Intent['kind'], Refusal>> = {
  payment: { code: 'payment_intent_authentication_failure' },
  setup: { code: 'setup_intent_authentication_failure' },
};

const WORDS: Readonly<Record<Intent['kind'], Partial<Record<Intent['status'], string>>>> = {
  payment: {
    succeeded: 'payment_intent.succeeded',
    processing: 'payment_intent.processing',
    requires_action: 'payment_intent.requires_action',
    requires_payment_method: 'payment_intent.payment_failed',
    canceled: 'payment_intent.canceled',
  },
  setup: {
    succeeded: 'setup_intent.succeeded',
    requires_action: 'setup_intent.requires_action',
    requires_payment_method: 'setup_intent.setup_failed',
    canceled: 'setup_intent.canceled',
  },
};

/** Keeps where an attempt has come to and notes it. */
async function reach(tx: Database, intent: Intent, pages: Pages, method: Method | null = null): Promise<Intent> {
  await keep(tx, 'intent', intent);
  const word = WORDS[intent.kind][intent.status];
  if (word) await recordEvent(tx, word, await wireIntent(tx, intent, pages, [], method));
  return intent;
}

/** Ends a page: paid or saved, or closed. */
async function endSession(tx: Database, session: Session, status: 'complete' | 'expired', pages: Pages): Promise<void> {
  const ended = await keep(tx, 'session', { ...session, status });
  await recordEvent(
    tx,
    status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired',
    await wireSession(tx, ended, pages),
  );
}

/** The page that an attempt was made on follows it; a page that was ended before stays so. */
async function followOnPage(tx: Database, intent: Intent, pages: Pages): Promise<void> {
  const session = intent.session === null ? null : await lock(tx, 'session', intent.session);
  if (!session || intent.status === 'requires_action') return;
  if (session.status === 'open') {
    await endSession(
      tx,
      session,
      intent.status === 'succeeded' || intent.status === 'processing' ? 'complete' : 'expired',
      pages,
    );
  } else if (session.status === 'complete') {
    await recordEvent(
      tx,
      intent.status === 'succeeded'
        ? 'checkout.session.async_payment_succeeded'
        : 'checkout.session.async_payment_failed',
      await wireSession(tx, session, pages),
    );
  }
}

/** Money has moved, or the card is saved. @param method - its card, locked */
async function succeed(tx: Database, intent: Intent, pages: Pages, method: Method | null): Promise<Intent> {
  const owned =
    method?.customer === null && intent.customer !== null
      ? await keep(tx, 'method', { ...method, customer: intent.customer })
      : method;
  const isDisputed = intent.kind === 'payment' && cardOf(owned?.card ?? '')?.isDisputed === true;
  const done = await reach(tx, { ...intent, status: 'succeeded', error: null, isDisputed }, pages, owned);
  if (isDisputed) await openDispute(tx, done);
  await followOnPage(tx, done, pages);
  return done;
}

/** Nothing has moved. */
async function fail(tx: Database, intent: Intent, error: Refusal, pages: Pages): Promise<Intent> {
  const failed = await reach(tx, { ...intent, status: 'requires_payment_method', error }, pages);
  await followOnPage(tx, failed, pages);
  return failed;
}

/** Notes that a payer denies a payment. */
export async function openDispute(tx: Database, intent: Intent): Promise<void> {
  const dispute = await keep(tx, 'dispute', {
    id: newId('dp'),
    intent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    status: 'needs_response',
    created: seconds(),
  });
  await recordEvent(tx, 'charge.dispute.created', wireDispute(dispute));
}

/**
 * Asks the bank.
 * @param isPresent - whether the person is there to confirm.
 */
export async function attempt(
  tx: Database,
  intent: Intent,
  method: Method,
  isPresent: boolean,
  pages: Pages,
): Promise<Intent> {
  const forced = intent.kind === 'payment' ? await takeDecline(tx) : null;
  const outcome = decide({
    card: cardOf(method.card),
    purpose: intent.kind === 'payment' ? 'pay' : 'save',
    isPresent,
    isConfirmed: method.isConfirmed,
    forced,
  });
  const tried: Intent = { ...intent, method: method.id, isTried: intent.kind === 'payment', error: null };
  switch (outcome.kind) {
    case 'succeeds':
      return succeed(tx, tried, pages, method);
    case 'declines':
      return fail(tx, tried, outcome.error, pages);
    case 'asks':
      return reach(tx, { ...tried, status: 'requires_action' }, pages);
    case 'pends': {
      await keep(tx, 'method', { ...method, customer: method.customer ?? intent.customer });
      const pending = await reach(tx, { ...tried, status: 'processing' }, pages);
      await followOnPage(tx, pending, pages);
      return pending;
    }
  }
}

/** Locks an attempt after its page, in the order in which everything else here does. */
async function lockWithPage(tx: Database, id: string): Promise<Intent | null> {
  const found = await find(tx, 'intent', id);
  if (found?.session != null) await lock(tx, 'session', found.session);
  return lock(tx, 'intent', id);
}

/** What the person said at the bank, or that the time ran out. An attempt that waits for nothing stays as it is. */
export async function answerBank(tx: Database, id: string, isApproved: boolean, pages: Pages): Promise<Intent | null> {
  const intent = await lockWithPage(tx, id);
  if (intent?.status !== 'requires_action') return intent;
  if (!isApproved) return fail(tx, intent, NOT_CONFIRMED[intent.kind], pages);
  const method = intent.method === null ? null : await lock(tx, 'method', intent.method);
  return succeed(tx, intent, pages, method && (await keep(tx, 'method', { ...method, isConfirmed: true })));
}

/** What the bank decided about a payment that was pending. One that is not stays as it is. */
export async function decidePending(tx: Database, id: string, isPaid: boolean, pages: Pages): Promise<Intent | null> {
  const intent = await lockWithPage(tx, id);
  if (intent?.status !== 'processing') return intent;
  const method = intent.method === null ? null : await lock(tx, 'method', intent.method);
  return isPaid
    ? succeed(tx, intent, pages, method)
    : fail(tx, intent, { code: 'card_declined', decline_code: 'generic_decline' }, pages);
}

/** Ends an attempt for which nothing was paid. Null when it cannot be ended any more. */
export async function cancelIntent(tx: Database, intent: Intent, pages: Pages): Promise<Intent | null> {
  return intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled'
    ? null
    : reach(tx, { ...intent, status: 'canceled' }, pages);
}

/** Closes an open page and what was waiting on it; false when it is not open. */
export async function expireSession(tx: Database, id: string, pages: Pages): Promise<boolean> {
  const session = await lock(tx, 'session', id);
  if (session?.status !== 'open') return false;
  const intent = session.intent === null ? null : await lock(tx, 'intent', session.intent);
  if (intent) await cancelIntent(tx, intent, pages);
  await endSession(tx, session, 'expired', pages);
  return true;
}
