import { convergePayment, type PaymentSighting } from '#domain/billing/payments/paymentState.ts';
import {
  type ProcessorPayment,
  ProcessorRefused,
  ProcessorUnreachable,
} from '#server/engines/payment/PaymentProcessor.ts';
import { type BillingAccount, BillingRefusal, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { bookPayment } from './fulfil.ts';
import { giveBack } from './giveBack.ts';
import type { Payment, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { settleCheckout } from './settleCheckout.ts';

/** A processor that knows nothing of a payment after a day will not make one of it any more. */
const GIVEN_UP_MS = 24 * 3_600_000;
/** A bank waits so long for its customer. */
const CONFIRMATION_MS = 23 * 3_600_000;
/** Seconds until the next look, by the age of the payment in seconds: soon at first, then hourly. */
const nextLook = (ageSeconds: number): number => Math.min(Math.max(120, ageSeconds), 3_600);

/** Looks a payment up at the processor. */
async function look(
  deps: PaymentDeps,
  payment: Payment,
): Promise<{ sighting: PaymentSighting; found: ProcessorPayment | null }> {
  const isOver = Date.now() - payment.createdAt.getTime() > GIVEN_UP_MS;
  try {
    const found =
      payment.processorId === null
        ? ((await deps.processor?.findByReference(payment.id)) ?? null)
        : ((await deps.processor?.payment(payment.processorId)) ?? null);
    if (!found) return { sighting: { kind: 'absent', isOver }, found };
    return { sighting: { kind: 'found', status: found.status, failure: found.failure }, found };
  } catch (error) {
    if (error instanceof ProcessorUnreachable) return { sighting: { kind: 'unanswered' }, found: null };
    if (error instanceof ProcessorRefused) return { sighting: { kind: 'absent', isOver }, found: null };
    throw error;
  }
}

async function afterwards(
  tx: Database,
  deps: PaymentDeps,
  account: BillingAccount,
  payment: Payment,
  before: Payment,
): Promise<void> {
  const now = nowOf(account);
  if (payment.state === 'SUCCEEDED') {
    const invoice = await bookPayment(tx, deps, payment, now);
    // Its checkout went with its member: there is no one to give anything to.
    if (!payment.isOffSession) return giveBack(tx, payment);
    try {
      await deps.fulfilments.renewal(tx, {
        kind: 'renewal',
        account,
        quote: null,
        wanted: null,
        invoiceId: payment.invoiceId,
        subscriptionId: invoice.subscriptionId,
        paid: { gross: invoice.gross, net: invoice.net, rateBasisPoints: invoice.rateBasisPoints },
        now,
      });
      await deps.affiliates.paid(tx, payment.id, now);
    } catch (error) {
      if (!(error instanceof BillingRefusal)) throw error;
      deps.log.warn(
        { payment: payment.id, code: error.code },
        'a renewal was paid for a subscription that has ended: it is refunded',
      );
      await giveBack(tx, payment);
    }
    return;
  }
  // The bank wants its customer: they are written to once, when that is known, and once more if it comes to nothing.
  const failure =
    payment.state === 'REQUIRES_ACTION'
      ? ({ class: 'auth', code: 'authentication_required' } as const)
      : payment.failure;
  if (!payment.isOffSession || !failure || before.state === payment.state) return;
  const subscriptionId = (await invoiceStore(tx).byId(payment.invoiceId))?.subscriptionId;
  if (subscriptionId) await deps.renewalFailed(tx, { subscriptionId, failure, actionUrl: payment.actionUrl, now });
}

/** Writes down what was seen of a payment that was charged without its owner. A second caller changes nothing. */
export function savePayment(
  deps: PaymentDeps,
  { id, accountId }: Pick<Payment, 'id' | 'accountId'>,
  sighting: PaymentSighting,
  found: ProcessorPayment | null,
): Promise<Payment | null> {
  return deps.db.transaction(async (tx) => {
    const payments = paymentStore(tx);
    const account = await lockAccount(tx, accountId);
    const before = await payments.byId(id, true);
    if (!before || before.state === 'SUCCEEDED') return before;
    const age = Date.now() - before.createdAt.getTime();
    if (found && (found.amount !== before.amount || found.currency !== before.currency)) {
      deps.log.warn({ payment: id }, 'the processor has another amount for a payment: nothing was booked');
      await payments.note(id, { state: 'UNKNOWN', failure: null }, {}, new Date(), 3_600);
      return before;
    }
    const isLate =
      before.state === 'REQUIRES_ACTION' &&
      age > CONFIRMATION_MS &&
      sighting.kind === 'found' &&
      sighting.status === 'requires_action';
    const standing = isLate
      ? convergePayment(before, { kind: 'found', status: 'canceled', failure: null })
      : convergePayment(before, sighting);
    const after = await payments.note(
      id,
      standing,
      { processorId: found?.id ?? null, actionUrl: found?.actionUrl ?? null },
      new Date(),
      nextLook(age / 1000),
    );
    if (after) await afterwards(tx, deps, account, after, before);
    return after;
  });
}

/**
 * Finds out what became of a payment and acts on it, once (ADR 77). A payment that was made on a page of the
 * processor is settled with its checkout; where that went with an erased member, what was paid all the same is given
 * back.
 */
export async function settlePayment(deps: PaymentDeps, id: string): Promise<Payment | null> {
  const payment = await paymentStore(deps.db).byId(id);
  if (!payment || !deps.processor) return payment;
  if (!payment.isOffSession) {
    const checkoutId = (await invoiceStore(deps.db).byId(payment.invoiceId))?.checkoutId;
    if (checkoutId) {
      await settleCheckout(deps, checkoutId);
      return paymentStore(deps.db).byId(id);
    }
  }
  if (payment.state === 'SUCCEEDED') return payment;
  const { sighting, found } = await look(deps, payment);
  return savePayment(deps, payment, sighting, found);
}
