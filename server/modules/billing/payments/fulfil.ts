import { invoicePosting, paymentPosting } from '#domain/billing/core/ledger.ts';
import { type BillingAccount, BillingRefusal, book } from '#server/modules/billing/core/index.ts';
import { type Invoice, type InvoiceDraftRow, invoiceStore, openDraft } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { checkoutStore } from './checkoutStore.ts';
import type { Checkout, Payment, PaymentDeps } from './payments.ts';

/** Books what a member owes by a draft that was just written, and gives it its number. */
export async function bookDraft(tx: Database, deps: PaymentDeps, draft: InvoiceDraftRow, now: Date): Promise<Invoice> {
  const { id, accountId, purpose, country, gross, net, tax, currency } = draft;
  if (gross > 0)
    await book(tx, {
      cause: { kind: 'invoice', id: String(id) },
      at: now,
      currency,
      lines: invoicePosting({ billingAccountId: accountId, purpose, country, gross, net, tax }),
    });
  return openDraft(tx, draft, deps.invoices, now);
}

/** Opens an invoice and books what its member owes by it; once, however often it is asked. */
export async function bookInvoice(tx: Database, deps: PaymentDeps, invoiceId: number, now: Date): Promise<Invoice> {
  const invoices = invoiceStore(tx);
  const draft = await invoices.draft(invoiceId);
  const invoice = draft ? await bookDraft(tx, deps, draft, now) : await invoices.byId(invoiceId);
  if (!invoice) throw new Error('There is no such invoice.');
  return invoice;
}

/** Books money that arrived: its invoice gets its number, unless it has one, and is paid. */
export async function bookPayment(
  tx: Database,
  deps: PaymentDeps,
  { id, invoiceId, amount, currency, accountId }: Payment,
  now: Date,
): Promise<Invoice> {
  const open = await invoiceStore(tx).setPaid(invoiceId, now);
  const invoice = open ?? (await bookInvoice(tx, deps, invoiceId, now));
  await book(tx, { cause: { kind: 'payment', id }, at: now, currency, lines: paymentPosting(accountId, amount) });
  if (!open) await invoiceStore(tx).setPaid(invoiceId, now);
  return invoice;
}

/**
 * Gives what a checkout was for.
 * @returns the subscription it made or changed, or null
 * @throws BillingRefusal where its member is gone, or it may not be had any more
 */
export async function fulfilCheckout(
  tx: Database,
  deps: PaymentDeps,
  { kind, quote, wanted }: Checkout,
  given: { account: BillingAccount; invoiceId: number | null; isCardTried?: boolean; now: Date },
): Promise<number | null> {
  if (given.account.memberId === null) throw new BillingRefusal('NO_MEMBER');
  const of = quote.subject.subscriptionId;
  const fulfil = deps.fulfilments[kind];
  if (!fulfil) throw new Error(`No one gives what was bought: ${kind}.`);
  const { subscriptionId } = await fulfil(tx, {
    kind,
    quote,
    wanted,
    subscriptionId: of === undefined ? null : Number(of),
    ...given,
  });
  if (subscriptionId !== null && given.invoiceId !== null)
    await invoiceStore(tx).setSubscription(given.invoiceId, subscriptionId);
  return subscriptionId;
}

/** A purchase that costs nothing: it needs no processor and is done at once. */
export async function fulfilFree(
  tx: Database,
  deps: PaymentDeps,
  checkoutId: string,
  account: BillingAccount,
  now: Date,
): Promise<void> {
  const checkouts = checkoutStore(tx);
  const checkout = await checkouts.byId(checkoutId);
  if (!checkout) throw new Error('There is no such checkout.');
  const subscriptionId = await fulfilCheckout(tx, deps, checkout, { account, invoiceId: null, now });
  await checkouts.note(checkoutId, { state: 'DONE', failure: null, subscriptionId }, new Date(), null);
}
