import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import { dropRenewal, giveUpInvoice } from '#server/modules/billing/subscription/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { saveMoneyAct } from './moneyActs.ts';
import {
  becauseProblem,
  keptNote,
  OWN_ACCOUNT,
  type Because,
  type StaffBillingDeps,
  type StaffOutcome,
} from './staffAct.ts';

const refused = (code: string, message: string): StaffOutcome => ({ field: 'invoiceId', code, message });

const UNDER_WAY = refused('UNDER_WAY', 'A payment of this invoice is under way. Wait for what comes of it.');

const isUnderWay = async (tx: Database, invoiceId: number): Promise<boolean> =>
  (await tx.one(
    "/* voidInvoice.underWay */ SELECT 1 AS one FROM payment WHERE invoice_id = $1 AND state IN ('CREATED', 'UNKNOWN', 'PENDING', 'REQUIRES_ACTION')",
    [invoiceId],
  )) !== null;

/**
 * Gives up an invoice that was not paid, also in the books. The subscription that waits for it is cancelled without a
 * debt: a period that is not paid for is not had.
 */
export async function voidInvoice(
  deps: StaffBillingDeps,
  staffId: number,
  invoiceId: number,
  because: Because,
): Promise<StaffOutcome> {
  const wrong = becauseProblem(because);
  if (wrong) return wrong;
  return deps.payments.db.transaction(async (tx): Promise<StaffOutcome> => {
    const unlocked = await invoiceStore(tx).byId(invoiceId);
    if (!unlocked || unlocked.kind !== 'INVOICE') return refused('NO_SUCH_INVOICE', 'There is no such invoice.');
    const account = await lockAccount(tx, unlocked.accountId);
    if (account.memberId === staffId) return OWN_ACCOUNT;
    const invoice = await invoiceStore(tx).byId(invoiceId);
    const key = `void-invoice:${invoiceId}`;
    if (invoice?.state === 'PAID') return refused('PAID', 'This invoice is paid. Refund its payment instead.');
    if (invoice?.state !== 'OPEN') return refused('NOT_OPEN', 'This invoice is not open.');
    const now = nowOf(account);
    if (await isUnderWay(tx, invoiceId)) return UNDER_WAY;
    if (invoice.subscriptionId === null) await giveUpInvoice(tx, { ...invoice, billingAccountId: account.id }, now);
    else if (!(await dropRenewal(tx, deps.gifts, { subscriptionId: invoice.subscriptionId, account, now })))
      return UNDER_WAY;
    const after = await invoiceStore(tx).byId(invoiceId);
    await saveMoneyAct(tx, {
      accountId: account.id,
      at: now,
      kind: 'void',
      reason: because.reason,
      amount: { amount: invoice.gross, currency: invoice.currency },
      subject: invoice.number,
      key,
    });
    await recordStaffAct(tx, {
      staffId,
      duty: 'billing',
      what: 'invoice-voided',
      memberId: account.memberId,
      reason: keptNote(because.note),
      before: { state: 'OPEN' },
      after: {
        invoice: invoice.number,
        amount: invoice.gross,
        currency: invoice.currency,
        state: after?.state ?? 'VOID',
      },
    });
    return { done: true };
  });
}
