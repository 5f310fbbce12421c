import { randomUUID } from 'node:crypto';

import { type PaymentState, SETTLED_STATES } from '#domain/billing/payments/paymentState.ts';
import { ProcessorRefused, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore, type InvoiceDraft } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { cardStore } from './cardStore.ts';
import { bookInvoice } from './fulfil.ts';
import { paymentStore } from './paymentStore.ts';
import type { Payment, PaymentParts } from './payments.ts';
import { notePayment, settlePayment } from './settlePayment.ts';

/** A renewal that is due. */
export interface Renewal {
  subscriptionId: number;
  accountId: number;
  /** What the invoice says; its `cause` names subscription and period, so that a period is invoiced once. */
  draft: Omit<InvoiceDraft, 'accountId' | 'kind' | 'purpose' | 'subscriptionId' | 'cause'> & { cause: string };
}

/** What came of it. `NO_CARD`: there is none to charge; `FREE`: nothing was due. */
export type RenewalAnswer = { payment: Payment; isFirstLook: boolean } | 'NO_CARD' | 'FREE';

/** Payments in these states have told their subscription. */
const TOLD: readonly PaymentState[] = ['SUCCEEDED', 'REQUIRES_ACTION', 'FAILED', 'EXPIRED'];

/** Whether the subscription was told by this very charge what came of it. */
export const isTold = (answer: RenewalAnswer): boolean => answer === 'NO_CARD' || (answer !== 'FREE' && answer.isFirstLook && TOLD.includes(answer.payment.state));

type Prepared = { kind: 'free' } | { kind: 'no-card' } | { kind: 'under-way'; payment: Payment } | { kind: 'charge'; payment: Payment; customer: string; method: string; description: string };

async function invoiceOf(tx: Database, { subscriptionId, accountId, draft }: Renewal, now: Date): Promise<{ id: number; isNew: boolean }> {
  const made = await invoiceStore(tx).add({ ...draft, accountId, kind: 'INVOICE', purpose: 'renewal', subscriptionId }, now);
  if (made !== null) return { id: made, isNew: true };
  const row = await tx.one<{ id: number }>('/* renewal.invoice */ SELECT id FROM invoice WHERE cause = $1', [draft.cause]);
  if (!row) throw new Error('A renewal has no invoice.');
  return { id: row.id, isNew: false };
}

/** Invoices the period and writes the payment down, before the processor hears of it. */
function prepare(parts: PaymentParts, renewal: Renewal): Promise<Prepared> {
  return parts.db.transaction(async (tx): Promise<Prepared> => {
    const account = await lockAccount(tx, renewal.accountId);
    const now = nowOf(account);
    const card = await cardStore(tx).defaultOf(account.id);
    const { id: invoiceId, isNew } = await invoiceOf(tx, renewal, now);
    const invoice = await bookInvoice(tx, parts, invoiceId, now);
    if (invoice.state !== 'OPEN') return { kind: 'free' };
    if (invoice.gross === 0) {
      await invoiceStore(tx).setPaid(invoiceId, now);
      await parts.fulfilments.renewal(tx, { kind: 'renewal', account, quote: null, wanted: null, invoiceId, subscriptionId: renewal.subscriptionId, now });
      return { kind: 'free' };
    }
    const payments = paymentStore(tx);
    const earlier = isNew ? [] : await payments.ofInvoice(invoiceId);
    const underWay = earlier.find(({ state }) => state === 'SUCCEEDED' || !SETTLED_STATES.includes(state));
    if (underWay) return { kind: 'under-way', payment: underWay };
    if (!card || account.processorCustomer === null || !parts.processor) {
      await parts.renewalFailed(tx, { subscriptionId: renewal.subscriptionId, failure: { class: 'hard', code: 'no_card' }, actionUrl: null, now });
      return { kind: 'no-card' };
    }
    const payment = await payments.add({ id: randomUUID(), invoiceId, accountId: account.id, amount: invoice.gross, currency: invoice.currency, attempt: earlier.length + 1, isOffSession: true }, parts.processor.name, new Date());
    return { kind: 'charge', payment, customer: account.processorCustomer, method: card.method, description: renewal.draft.lines[0]?.description ?? '' };
  });
}

async function charge(parts: PaymentParts, { payment, customer, method, description }: Extract<Prepared, { kind: 'charge' }>): Promise<Payment | null> {
  try {
    const found = await parts.processor?.charge({ paymentId: payment.id, attempt: payment.attempt, customer, method, amount: payment.amount, currency: payment.currency, description });
    if (found) return await notePayment(parts, payment, { kind: 'found', status: found.status, failure: found.failure }, found);
  } catch (error) {
    // A card the processor does not know any more will not be charged by asking again.
    if (error instanceof ProcessorRefused) return notePayment(parts, payment, { kind: 'found', status: 'failed', failure: { class: 'hard', code: error.code } }, null);
    if (!(error instanceof ProcessorUnreachable)) throw error;
  }
  return notePayment(parts, payment, { kind: 'unanswered' }, null);
}

/**
 * Charges a renewal to the saved card, once for a period and attempt: where a payment is under way already, that one is settled instead. Its outcome is
 * passed to the fulfilment `renewal` or to `renewalFailed`, in the transaction that writes it down.
 */
export async function chargeRenewal(parts: PaymentParts, renewal: Renewal): Promise<RenewalAnswer> {
  const prepared = await prepare(parts, renewal);
  if (prepared.kind === 'free') return 'FREE';
  if (prepared.kind === 'no-card') return 'NO_CARD';
  const payment = prepared.kind === 'under-way' ? await settlePayment(parts, prepared.payment.id) : await charge(parts, prepared);
  if (!payment) throw new Error('A payment is not there any more.');
  return { payment, isFirstLook: prepared.kind === 'charge' };
}
