import { disputePosting, invoicePosting, lostPosting } from '#domain/billing/core/ledger.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import type { ProcessorDispute } from '#server/engines/payment/PaymentProcessor.ts';
import { type BillingAccount, book, lockAccount, nowOf, shortenRevenue } from '#server/modules/billing/core/index.ts';
import { invoiceStore, openInvoice } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Payment, PaymentParts } from './payments.ts';

interface StoredDispute {
  id: number;
  state: 'OPEN' | 'WON' | 'LOST';
}

/** What a credit note says of money that a bank took back. */
const WHY = 'Payment reversed by your bank';

async function opened(tx: Database, { id, accountId, currency }: Payment, { id: processorId, amount }: ProcessorDispute, now: Date): Promise<StoredDispute | null> {
  const added = await tx.one<StoredDispute>(
    `/* dispute.add */ INSERT INTO dispute (payment_id, billing_account_id, processor_id, amount, opened_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (processor_id) DO NOTHING RETURNING id, state`,
    [id, accountId, processorId, amount, now],
  );
  if (added) await book(tx, { cause: { kind: 'dispute', id: String(added.id) }, at: now, currency, lines: disputePosting(amount) });
  return added ?? tx.one<StoredDispute>('/* dispute.byProcessor */ SELECT id, state FROM dispute WHERE processor_id = $1 FOR UPDATE', [processorId]);
}

/** The sale is undone: a credit note, nothing more is earned by it, and what it opened is closed (design A.4, "access stays until lost"). */
async function lost(tx: Database, parts: PaymentParts, account: BillingAccount, payment: Payment, disputeId: number, amount: number, now: Date): Promise<void> {
  const invoices = invoiceStore(tx);
  const invoice = await invoices.byId(payment.invoiceId);
  if (!invoice) throw new Error('A payment has no invoice.');
  const { purpose, currency, rateBasisPoints, country, subscriptionId } = invoice;
  const split = splitTax(amount, rateBasisPoints);
  const note = await invoices.add({ accountId: account.id, kind: 'CREDIT_NOTE', purpose, currency, ...split, rateBasisPoints, country, subscriptionId, creditsInvoiceId: invoice.id, cause: `dispute:${disputeId}`, lines: [{ description: WHY, amount }] }, now);
  if (note === null) return;
  await openInvoice(tx, note, parts.invoices, now);
  await invoices.setPaid(note, now);
  await book(tx, { cause: { kind: 'credit-note', id: String(note) }, at: now, currency, lines: invoicePosting({ billingAccountId: account.id, purpose, country, gross: -split.gross, net: -split.net, tax: -split.tax }) });
  await book(tx, { cause: { kind: 'dispute-lost', id: String(disputeId) }, at: now, currency, lines: lostPosting(account.id, amount) });
  if (subscriptionId === null) return;
  await shortenRevenue(tx, { subscriptionId, net: split.net, currency, at: now, cause: `dispute:${disputeId}` });
  await parts.disputeLost(tx, { subscriptionId, account, now });
}

/**
 * Brings our disputes of a payment to where the processor has them: the money of an open one is held apart, a won one gives it back, a lost one
 * undoes the sale. Each step is booked once, however often it is asked.
 */
export async function settleDisputes(parts: PaymentParts, payment: Payment): Promise<void> {
  if (payment.state !== 'SUCCEEDED') return;
  const found = payment.processorId === null ? [] : ((await parts.processor?.disputesOf(payment.processorId)) ?? []);
  for (const dispute of found) {
    await parts.db.transaction(async (tx) => {
      const account = await lockAccount(tx, payment.accountId);
      const now = nowOf(account);
      const stored = await opened(tx, payment, dispute, now);
      if (stored?.state !== 'OPEN' || dispute.status === 'open') return;
      const state = dispute.status === 'won' ? 'WON' : 'LOST';
      await tx.rows('/* dispute.close */ UPDATE dispute SET state = $2, closed_at = $3 WHERE id = $1', [stored.id, state, now]);
      if (state === 'WON') await book(tx, { cause: { kind: 'dispute-won', id: String(stored.id) }, at: now, currency: payment.currency, lines: disputePosting(-dispute.amount) });
      else await lost(tx, parts, account, payment, stored.id, dispute.amount, now);
    });
  }
  const isDisputed = found.some(({ status }) => status !== 'won');
  const changed = await parts.db.one('/* payment.dispute */ UPDATE payment SET is_disputed = $2, changed_at = $3 WHERE id = $1 AND is_disputed <> $2 RETURNING 1 AS one', [payment.id, isDisputed, new Date()]);
  if (changed) parts.log.warn({ payment: payment.id, isDisputed }, 'a payment is disputed, or no longer');
}
