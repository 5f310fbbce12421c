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
import { paymentStore } from './paymentStore.ts';
import type { Payment, PaymentParts } from './payments.ts';
import { settleCheckout } from './settleCheckout.ts';

/** A processor that knows nothing of a payment after a day will not make one of it any more. */
const GIVEN_UP_MS = 24 * 3_600_000;
/** A bank waits so long for its customer. */
const CONFIRMATION_MS = 23 * 3_600_000;
/** Seconds until the next look, by the age of the payment in seconds: soon at first, then hourly. */
const nextLook = (ageSeconds: number): number => Math.min(Math.max(120, ageSeconds), 3_600);

/** Looks a payment up at the processor. */
async function look(
  parts: PaymentParts,
  payment: Payment,
): Promise<{ sighting: PaymentSighting; found: ProcessorPayment | null }> {
  const isOver = Date.now() - payment.createdAt.getTime() > GIVEN_UP_MS;
  try {
    const found =
      payment.processorId === null
        ? ((await parts.processor?.findByReference(payment.id)) ?? null)
        : ((await parts.processor?.payment(payment.processorId)) ?? null);
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
  parts: PaymentParts,
  account: BillingAccount,
  payment: Payment,
  before: Payment,
): Promise<void> {
  const now = nowOf(account);
  if (payment.state === 'SUCCEEDED') {
    const invoice = await bookPayment(tx, parts, payment, now);
    // Its checkout went with its member: there is no one to give anything to.
    if (!payment.isOffSession) return giveBack(tx, payment);
    try {
      await parts.fulfilments.renewal(tx, {
        kind: 'renewal',
        account,
        quote: null,
        wanted: null,
        invoiceId: payment.invoiceId,
        subscriptionId: invoice.subscriptionId,
        paid: { gross: invoice.gross, net: invoice.net, rateBasisPoints: invoice.rateBasisPoints },
        now,
      });
      await parts.affiliates.paid(tx, payment.id, now);
    } catch (error) {
      if (!(error instanceof BillingRefusal)) throw error;
      parts.log.warn(
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
  if (subscriptionId) await parts.renewalFailed(tx, { subscriptionId, failure, actionUrl: payment.actionUrl, now });
}

/** Writes down what was seen of a payment that was charged without its owner. A second caller changes nothing. */
export function notePayment(
  parts: PaymentParts,
  { id, accountId }: Pick<Payment, 'id' | 'accountId'>,
  sighting: PaymentSighting,
  found: ProcessorPayment | null,
): Promise<Payment | null> {
  return parts.db.transaction(async (tx) => {
    const payments = paymentStore(tx);
    const account = await lockAccount(tx, accountId);
    const before = await payments.byId(id, true);
    if (!before || before.state === 'SUCCEEDED') return before;
    const age = Date.now() - before.createdAt.getTime();
    if (found && (found.amount !== before.amount || found.currency !== before.currency)) {
      parts.log.warn({ payment: id }, 'the processor has another amount for a payment: nothing was booked');
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
    if (after) await afterwards(tx, parts, account, after, before);
    return after;
  });
}

/**
 * Finds out what became of a payment and acts on it, once (ADR 77). A payment that was made on a page of the
 * processor is settled with its checkout; where that went with an erased member, what was paid all the same is given
 * back.
 */
export async function settlePayment(parts: PaymentParts, id: string): Promise<Payment | null> {
  const payment = await paymentStore(parts.db).byId(id);
  if (!payment || !parts.processor) return payment;
  if (!payment.isOffSession) {
    const checkoutId = (await invoiceStore(parts.db).byId(payment.invoiceId))?.checkoutId;
    if (checkoutId) {
      await settleCheckout(parts, checkoutId);
      return paymentStore(parts.db).byId(id);
    }
  }
  if (payment.state === 'SUCCEEDED') return payment;
  const { sighting, found } = await look(parts, payment);
  return notePayment(parts, payment, sighting, found);
}
