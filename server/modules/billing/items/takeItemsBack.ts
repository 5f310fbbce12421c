import { type BillingAccount, book } from '#server/modules/billing/core/index.ts';
import type { Invoice } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { creditStore } from './creditStore.ts';
import { giveCredits } from './giveCredits.ts';
import { itemStore } from './itemStore.ts';

/** A payment that was taken back. */
interface TakenBack {
  invoice: Pick<Invoice, 'id' | 'currency'>;
  /** Locked. */
  account: BillingAccount;
  now: Date;
}

/** Closes the record or image that a payment opened. */
export const takeItemBack = (tx: Database, { invoice }: TakenBack): Promise<void> =>
  itemStore(tx).forgetOfInvoice(invoice.id);

/**
 * Takes back the credits that a payment gave: what is left of them goes, and what was opened with them closes. Other
 * credits that had gone into such a record come back, as credits that do not expire.
 */
export async function takeCreditsBack(tx: Database, { invoice, account, now }: TakenBack): Promise<void> {
  const own = creditStore(tx);
  const lot = await own.ofInvoice(invoice.id);
  if (!lot) return;
  const other = (await own.forgetBoughtWith(lot.id)).reduce((sum, credits) => sum + credits, 0);
  await own.takeRest(lot.id);
  if (other > 0 && account.memberId !== null)
    await giveCredits(
      tx,
      { id: account.id, memberId: account.memberId },
      { credits: other, currency: invoice.currency },
      now,
    );
}

/**
 * What was given back of credits is earned no more: first what is not earned yet, then what was, so that the credit
 * note finds it with the credits.
 */
export async function unearnCredits(
  tx: Database,
  { invoice, net, at, cause }: { invoice: Pick<Invoice, 'id' | 'currency'>; net: number; at: Date; cause: string },
): Promise<void> {
  const own = creditStore(tx);
  const lot = await own.ofInvoice(invoice.id);
  if (!lot) return;
  const open = Math.min(net, lot.net - lot.earned);
  if (open > 0) await own.lessen(lot.id, open);
  const earned = net - open;
  if (earned > 0)
    await book(tx, {
      cause: { kind: 'unearned', id: cause },
      at,
      currency: invoice.currency,
      lines: [
        { account: { kind: 'credits' }, amount: -earned },
        { account: { kind: 'revenue' }, amount: earned },
      ],
    });
}
