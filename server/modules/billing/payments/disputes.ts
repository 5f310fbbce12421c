import { disputePosting, lostPosting } from '#domain/billing/core/ledger.ts';
import type { ProcessorDispute } from '#server/engines/payment/PaymentProcessor.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { type BillingAccount, book, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { type Invoice, invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';

import { addCreditNote } from './creditNote.ts';
import type { Payment, PaymentDeps } from './payments.ts';

interface StoredDispute {
  id: number;
  state: 'OPEN' | 'WON' | 'LOST';
}

/** What a credit note says of money that a bank took back. */
const WHY = 'Payment reversed by your bank';

async function opened(
  tx: Database,
  { affiliates }: PaymentDeps,
  { id, accountId, currency }: Payment,
  { id: processorId, amount }: ProcessorDispute,
  now: Date,
): Promise<StoredDispute | null> {
  const added = await tx.one<StoredDispute>(
    `/* dispute.add */ INSERT INTO dispute (payment_id, billing_account_id, processor_id, amount, opened_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (processor_id) DO NOTHING RETURNING id, state`,
    [id, accountId, processorId, amount, now],
  );
  if (added) {
    await book(tx, {
      cause: { kind: 'dispute', id: String(added.id) },
      at: now,
      currency,
      lines: disputePosting(amount),
    });
    await affiliates.later(tx, 'DISPUTE', { paymentId: id, cause: String(added.id), amount }, now);
  }
  return (
    added ??
    tx.one<StoredDispute>(
      '/* dispute.byProcessor */ SELECT id, state FROM dispute WHERE processor_id = $1 FOR UPDATE',
      [processorId],
    )
  );
}

/** What a payer reads of what was closed, by what they had bought; of subscriptions another email tells. */
const CLOSED: Readonly<Record<string, string>> = {
  gift: 'The gift it paid for can no longer be used.',
  credits: 'The credits it paid for, and the records that were opened with them, are closed again.',
  item: 'The record it paid for is closed again.',
};

/** Writes to a payer whose bank took a payment for something other than a subscription back. */
async function mailPayer(
  tx: Database,
  { mailer, publicUrl }: PaymentDeps,
  { memberId }: BillingAccount,
  { purpose, number }: Invoice,
): Promise<void> {
  const closed = CLOSED[purpose];
  const to = closed === undefined || memberId === null ? null : await memberEmail(tx, memberId);
  if (closed === undefined || memberId === null || to === null) return;
  await mailer.send(
    {
      kind: 'payment-reversed',
      to,
      memberId,
      ...composeMail({
        subject: 'Your bank reversed a payment',
        before: [`Your bank reversed the payment of invoice ${number ?? ''}. ${closed}`],
        action: { label: 'Your payments', href: `${publicUrl}/account/subscription` },
        after: ['If you did not ask your bank for this, contact it, then buy again.'],
        footer: ['You get this because it is about your money, whatever your email preferences are.'],
      }),
    },
    tx,
  );
}

/**
 * The sale is undone: a credit note, nothing more is earned by it, and what it opened is closed (design A.4, "access
 * stays until lost").
 */
async function lost(
  tx: Database,
  deps: PaymentDeps,
  account: BillingAccount,
  payment: Payment,
  disputeId: number,
  amount: number,
  now: Date,
): Promise<void> {
  const invoice = await invoiceStore(tx).byId(payment.invoiceId);
  if (!invoice) throw new Error('A payment has no invoice.');
  if (!(await addCreditNote(tx, deps, invoice, { amount, why: WHY, cause: `dispute:${disputeId}` }, now))) return;
  await book(tx, {
    cause: { kind: 'dispute-lost', id: String(disputeId) },
    at: now,
    currency: invoice.currency,
    lines: lostPosting(account.id, amount),
  });
  await deps.takeBack(tx, { invoice, account, now });
  await mailPayer(tx, deps, account, invoice);
}

/**
 * Brings our disputes of a payment to where the processor has them: the money of an open one is held apart, a won one
 * gives it back, a lost one undoes the sale. Each step is booked once, however often it is asked.
 */
export async function settleDisputes(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (payment.state !== 'SUCCEEDED') return;
  const found = payment.processorId === null ? [] : ((await deps.processor?.disputesOf(payment.processorId)) ?? []);
  for (const dispute of found) {
    await deps.db.transaction(async (tx) => {
      const account = await lockAccount(tx, payment.accountId);
      const now = nowOf(account);
      const stored = await opened(tx, deps, payment, dispute, now);
      if (stored?.state !== 'OPEN' || dispute.status === 'open') return;
      const state = dispute.status === 'won' ? 'WON' : 'LOST';
      await tx.rows('/* dispute.close */ UPDATE dispute SET state = $2, closed_at = $3 WHERE id = $1', [
        stored.id,
        state,
        now,
      ]);
      if (state === 'WON') {
        await book(tx, {
          cause: { kind: 'dispute-won', id: String(stored.id) },
          at: now,
          currency: payment.currency,
          lines: disputePosting(-dispute.amount),
        });
        await deps.affiliates.later(
          tx,
          'DISPUTE_WON',
          { paymentId: payment.id, cause: String(stored.id), amount: dispute.amount },
          now,
        );
      } else await lost(tx, deps, account, payment, stored.id, dispute.amount, now);
    });
  }
  const isDisputed = found.some(({ status }) => status !== 'won');
  const changed = await deps.db.one(
    '/* payment.dispute */ UPDATE payment SET is_disputed = $2, changed_at = $3 WHERE id = $1 AND is_disputed <> $2 RETURNING 1 AS one',
    [payment.id, isDisputed, new Date()],
  );
  if (changed) deps.log.warn({ payment: payment.id, isDisputed }, 'a payment is disputed, or no longer');
}
