import { randomUUID } from 'node:crypto';

import type { DueRenewal } from '#domain/billing/core/charge.ts';
import { type PaymentState, SETTLED_STATES } from '#domain/billing/payments/paymentState.ts';
import { ProcessorRefused, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import { type Invoice, invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { bookDraft, bookInvoice } from './fulfil.ts';
import type { Payment, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { cardStore } from './savedCards.ts';
import { savePayment, settlePayment } from './settlePayment.ts';

/** What came of it. `NO_CARD`: there is none to charge; `FREE`: nothing was due. */
export type RenewalAnswer = { payment: Payment; isFirstLook: boolean } | 'NO_CARD' | 'FREE';

/** Payments in these states have told their subscription. */
const TOLD: readonly PaymentState[] = ['SUCCEEDED', 'REQUIRES_ACTION', 'FAILED', 'EXPIRED'];

/** Whether the subscription was told by this very charge what came of it. */
export const isTold = (answer: RenewalAnswer): boolean =>
  answer === 'NO_CARD' || (answer !== 'FREE' && answer.isFirstLook && TOLD.includes(answer.payment.state));

/** A renewal whose invoice and payment are written down. */
type Prepared =
  | { kind: 'free' }
  | { kind: 'no-card' }
  | { kind: 'under-way'; payment: Payment }
  | { kind: 'charge'; payment: Payment; customer: string; method: string; description: string };

/** Writes down the payment of an open or new invoice, or that there is no card to pay it with. */
async function preparePayment(
  tx: Database,
  deps: PaymentDeps,
  { subscriptionId, draft }: DueRenewal,
  account: BillingAccount,
  { invoice, attempt, now }: { invoice: Pick<Invoice, 'id' | 'gross' | 'currency'>; attempt: number; now: Date },
): Promise<Prepared> {
  const card = await cardStore(tx).defaultOf(account.id);
  if (!card || account.processorCustomer === null || !deps.processor) {
    await deps.renewalFailed(tx, {
      subscriptionId,
      failure: { class: 'hard', code: 'no_card' },
      actionUrl: null,
      now,
    });
    return { kind: 'no-card' };
  }
  const payment = await paymentStore(tx).add(
    {
      id: randomUUID(),
      invoiceId: invoice.id,
      accountId: account.id,
      amount: invoice.gross,
      currency: invoice.currency,
      attempt,
      isOffSession: true,
    },
    deps.processor.name,
    new Date(),
  );
  return {
    kind: 'charge',
    payment,
    customer: account.processorCustomer,
    method: card.method,
    description: draft.lines[0]?.description ?? '',
  };
}

/** The invoice of this period was written before: an earlier attempt failed, or was cut off. */
async function prepareAgain(
  tx: Database,
  deps: PaymentDeps,
  renewal: DueRenewal,
  account: BillingAccount,
  now: Date,
): Promise<Prepared> {
  const row = await tx.one<{ id: number }>('/* renewal.invoice */ SELECT id FROM invoice WHERE cause = $1', [
    renewal.draft.cause,
  ]);
  if (!row) throw new Error('A renewal has no invoice.');
  const invoice = await bookInvoice(tx, deps, row.id, now);
  if (invoice.state !== 'OPEN') return { kind: 'free' };
  const earlier = await paymentStore(tx).ofInvoice(invoice.id);
  const underWay = earlier.find(({ state }) => state === 'SUCCEEDED' || !SETTLED_STATES.includes(state));
  return underWay
    ? { kind: 'under-way', payment: underWay }
    : preparePayment(tx, deps, renewal, account, { invoice, attempt: earlier.length + 1, now });
}

/** Invoices the period and writes the payment down, before the processor hears of it. @param account - locked */
export async function prepareRenewal(
  tx: Database,
  deps: PaymentDeps,
  renewal: DueRenewal,
  account: BillingAccount,
  now: Date,
): Promise<Prepared> {
  const { subscriptionId, draft } = renewal;
  const made = await invoiceStore(tx).add(
    { ...draft, accountId: account.id, kind: 'INVOICE', purpose: 'renewal', subscriptionId },
    now,
  );
  if (made === null) return prepareAgain(tx, deps, renewal, account, now);
  if (made.gross > 0) {
    const prepared = await preparePayment(tx, deps, renewal, account, { invoice: made, attempt: 1, now });
    // Last of all: who finishes an invoice keeps all others who do so waiting.
    await bookDraft(tx, deps, made, now);
    return prepared;
  }
  await bookDraft(tx, deps, made, now);
  await invoiceStore(tx).setPaid(made.id, now);
  await deps.fulfilments.renewal(tx, {
    kind: 'renewal',
    account,
    quote: null,
    wanted: null,
    invoiceId: made.id,
    subscriptionId,
    now,
  });
  return { kind: 'free' };
}

async function charge(
  deps: PaymentDeps,
  { payment, customer, method, description }: Extract<Prepared, { kind: 'charge' }>,
): Promise<Payment | null> {
  try {
    const found = await deps.processor?.charge({
      paymentId: payment.id,
      attempt: payment.attempt,
      customer,
      method,
      amount: payment.amount,
      currency: payment.currency,
      description,
    });
    if (found)
      return await savePayment(deps, payment, { kind: 'found', status: found.status, failure: found.failure }, found);
  } catch (error) {
    // A card the processor does not know any more will not be charged by asking again.
    if (error instanceof ProcessorRefused)
      return savePayment(
        deps,
        payment,
        { kind: 'found', status: 'failed', failure: { class: 'hard', code: error.code } },
        null,
      );
    if (!(error instanceof ProcessorUnreachable)) throw error;
  }
  return savePayment(deps, payment, { kind: 'unanswered' }, null);
}

/**
 * Charges a renewal that was prepared, once its transaction is committed: where a payment was under way already, that
 * one is settled instead. Its outcome is passed to the fulfilment `renewal` or to `renewalFailed`, in the transaction
 * that writes it down.
 */
export async function finishRenewal(deps: PaymentDeps, prepared: Prepared): Promise<RenewalAnswer> {
  if (prepared.kind === 'free') return 'FREE';
  if (prepared.kind === 'no-card') return 'NO_CARD';
  const payment =
    prepared.kind === 'under-way' ? await settlePayment(deps, prepared.payment.id) : await charge(deps, prepared);
  if (!payment) throw new Error('A payment is not there any more.');
  return { payment, isFirstLook: prepared.kind === 'charge' };
}
