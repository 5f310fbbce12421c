import { refundPosting } from '#domain/billing/core/ledger.ts';
import { ProcessorRefused, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { book, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { type Invoice, invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { addCreditNote } from './creditNote.ts';
import type { Payment, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { type Refund, refundStore } from './refundStore.ts';

/** What a refund asks for. */
export interface RefundRequest {
  paymentId: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** In words, for the member's statement and the audit. */
  why: string;
  /** The same key is refunded once, however often it is asked. */
  key: string;
}

/** Why there is no refund. */
export type RefundProblem = 'NO_SUCH_PAYMENT' | 'NOT_PAID' | 'TOO_MUCH' | 'BAD_AMOUNT' | 'DISPUTED';

/** Writes a refund down, under the account's lock: two who refund at once cannot give back more than was paid. */
export async function addRefund(
  tx: Database,
  { paymentId, amount, why, key }: RefundRequest,
): Promise<{ id: string } | { problem: RefundProblem }> {
  const refunds = refundStore(tx);
  const unlocked = await paymentStore(tx).byId(paymentId);
  if (!unlocked) return { problem: 'NO_SUCH_PAYMENT' };
  await lockAccount(tx, unlocked.accountId);
  const before = await refunds.byKey(key);
  if (before) return { id: before.id };
  if (!Number.isSafeInteger(amount) || amount <= 0) return { problem: 'BAD_AMOUNT' };
  const payment = await paymentStore(tx).byId(paymentId);
  if (payment?.state !== 'SUCCEEDED') return { problem: 'NOT_PAID' };
  if (await refunds.isDisputed(paymentId)) return { problem: 'DISPUTED' };
  if ((await refunds.takenOf(paymentId)) + amount > payment.amount) return { problem: 'TOO_MUCH' };
  return { id: await refunds.add({ paymentId, accountId: payment.accountId, key, amount, why }, new Date()) };
}

/** The credit note of a refund, with its number, and its entries in the books. */
async function bookRefund(
  tx: Database,
  deps: PaymentDeps,
  refund: Refund,
  payment: Payment,
  invoice: Invoice,
  now: Date,
): Promise<void> {
  if (
    !(await addCreditNote(
      tx,
      deps,
      invoice,
      { amount: refund.amount, why: refund.why, cause: `refund:${refund.id}` },
      now,
    ))
  )
    return;
  await book(tx, {
    cause: { kind: 'refund', id: refund.id },
    at: now,
    currency: invoice.currency,
    lines: refundPosting(invoice.accountId, refund.amount),
  });
  await deps.affiliates.later(tx, 'REFUND', { paymentId: payment.id, cause: refund.id, amount: refund.amount }, now);
  await tx.rows('/* refund.countPayment */ UPDATE payment SET refunded = refunded + $2 WHERE id = $1', [
    payment.id,
    refund.amount,
  ]);
}

/** Asks the processor for a refund that is written down; null where it gives no answer, and the sweep asks again. */
async function ask(
  deps: PaymentDeps,
  refund: Refund,
  payment: Payment,
): Promise<{ id: string | null; status: 'succeeded' | 'pending' | 'failed' } | null> {
  if (!deps.processor || payment.processorId === null) return null;
  try {
    return await deps.processor.refund({
      refundId: refund.id,
      processorPayment: payment.processorId,
      amount: refund.amount,
    });
  } catch (error) {
    if (error instanceof ProcessorRefused) {
      deps.log.warn({ refund: refund.id, code: error.code }, 'a refund was refused by the payment processor');
      return { id: null, status: 'failed' };
    }
    if (error instanceof ProcessorUnreachable) return null;
    throw error;
  }
}

/** Carries a refund on: asks the processor, then writes credit note and books, once. */
export async function settleRefund(deps: PaymentDeps, refundId: string): Promise<Refund | null> {
  const refund = await refundStore(deps.db).byId(refundId);
  if (!refund || refund.state === 'SUCCEEDED' || refund.state === 'FAILED') return refund;
  const payment = await paymentStore(deps.db).byId(refund.paymentId);
  const invoice = payment && (await invoiceStore(deps.db).byId(payment.invoiceId));
  if (!payment || !invoice) throw new Error('A refund is of a payment that is not there.');
  const answer = await ask(deps, refund, payment);
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, refund.accountId);
    const refunds = refundStore(tx);
    const locked = await refunds.byId(refundId);
    if (locked?.state === 'SUCCEEDED' || locked?.state === 'FAILED') return;
    const state =
      answer === null
        ? refund.state
        : ({ succeeded: 'SUCCEEDED', pending: 'PENDING', failed: 'FAILED' } as const)[answer.status];
    if (state === 'SUCCEEDED') await bookRefund(tx, deps, refund, payment, invoice, nowOf(account));
    await refunds.note(refundId, state, answer?.id ?? null, new Date());
  });
  return refundStore(deps.db).byId(refundId);
}

/**
 * Gives money back to what it was paid with, once for a key.
 * @returns the refund as far as it is; the sweep carries on one whose processor gave no answer. Or why there is none.
 */
export async function refundPayment(
  deps: PaymentDeps,
  request: RefundRequest,
): Promise<{ refund: Refund } | { problem: RefundProblem }> {
  const added = await deps.db.transaction((tx) => addRefund(tx, request));
  if ('problem' in added) return added;
  const refund = await settleRefund(deps, added.id);
  if (!refund) throw new Error('A refund was not written.');
  return { refund };
}
