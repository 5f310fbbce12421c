import { creditExpiry } from '#domain/billing/items/creditExpiry.ts';
import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { type BillingAccount, BillingRefusal, type BillingRules, book } from '#server/modules/billing/core/index.ts';
import { invoiceStore, type Invoice } from '#server/modules/billing/invoices/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { creditStore, giveCredits } from './creditStore.ts';
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

/** An account whose member is there: an erased one receives nothing. */
const withMember = ({ id, memberId }: BillingAccount): { id: number; memberId: number } | null =>
  memberId === null ? null : { id, memberId };

/**
 * Opens a record or image that was paid for, for good.
 * @throws BillingRefusal where it was bought meanwhile, with credits: the payment is given back.
 */
export const fulfilItem: Fulfil = async (tx, { account, quote, invoiceId, now }) => {
  const { recordId, recordItemType } = quote?.subject ?? {};
  const type = RECORD_ITEM_TYPES.find((known) => known === recordItemType);
  const owner = withMember(account);
  if (!quote || !recordId || !type || !owner) return { subscriptionId: null };
  const made = await itemStore(tx).add(
    owner,
    { recordId, type },
    { with: 'money', amount: quote.total, currency: quote.currency, invoiceId },
    now,
  );
  if (made === null) throw new BillingRefusal('ALREADY_BOUGHT');
  return { subscriptionId: null };
};

/** Gives credits that were paid for. They expire only where the site says so when they are bought. */
export const fulfilCredits =
  ({ creditMonths, zone }: Pick<BillingRules, 'creditMonths' | 'zone'>): Fulfil =>
  async (tx, { account, quote, invoiceId, now }) => {
    const offered = quote?.subject.creditPackageId
      ? await itemStore(tx).packageById(quote.subject.creditPackageId, null)
      : null;
    const invoice = invoiceId === null ? null : await invoiceStore(tx).byId(invoiceId);
    const owner = withMember(account);
    if (!offered || !invoice || !owner) throw new Error('Credits were paid for that are not sold.');
    await creditStore(tx).addLot(
      owner,
      {
        credits: offered.credits,
        net: invoice.net,
        currency: invoice.currency,
        invoiceId,
        expiresAt: creditMonths === null ? null : creditExpiry(now, creditMonths, zone),
      },
      now,
    );
    return { subscriptionId: null };
  };
