import { randomUUID } from 'node:crypto';

import type { CheckoutWanted } from '#domain/billing/payments/checkoutWanted.ts';
import { chargeOf, type Quote, type QuoteKind } from '#domain/billing/plans/quote.ts';
import { ProcessorRefused, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { type BillingAccount, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import { confirmQuote, type StoredQuote } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { checkoutStore } from './checkoutStore.ts';
import { fulfilFree } from './fulfil.ts';
import type { Checkout, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';

/**
 * Why a checkout did not start: QUOTE_STALE with the price as it is now, PAYMENT_UNAVAILABLE, or why it is not sold
 * (any more), in the word of who prices it.
 */
export type CheckoutProblem = { code: string; quote?: StoredQuote };

/** What a member asks for. */
export interface CheckoutRequest {
  memberId: number;
  email: string;
  quoteId: string;
  /** Made once by the page for each quote it shows; a second press sends the same. */
  key: string;
  wanted: CheckoutWanted;
  /** Whether the browser had said yes to being measured (C0002). */
  isMeasured: boolean;
}

/** Kinds whose page saves a card and takes nothing. */
const SETUP_KINDS: readonly QuoteKind[] = ['trial', 'card'];
/** Writes down what will be paid, before the processor hears of it. */
async function addCheckout(
  tx: Database,
  deps: PaymentDeps,
  {
    id,
    account: { id: accountId, cardCountry },
    memberId,
    quote,
    key,
    wanted,
    isMeasured,
    now,
  }: {
    id: string;
    account: BillingAccount;
    memberId: number;
    quote: Quote;
    key: string;
    wanted: CheckoutWanted;
    isMeasured: boolean;
    now: Date;
  },
): Promise<void> {
  const wall = new Date();
  await checkoutStore(tx).add({ id, accountId, memberId, kind: quote.kind, quote, wanted, key, isMeasured }, wall);
  if (quote.total === 0) return;
  const invoice = await invoiceStore(tx).add(
    {
      accountId,
      kind: 'INVOICE',
      purpose: quote.kind,
      ...chargeOf(quote, cardCountry),
      checkoutId: id,
      subscriptionId: quote.subject.subscriptionId === undefined ? null : Number(quote.subject.subscriptionId),
    },
    now,
  );
  if (invoice === null) throw new Error('A checkout has an invoice already.');
  await paymentStore(tx).add(
    {
      id: randomUUID(),
      invoiceId: invoice.id,
      accountId,
      amount: quote.total,
      currency: quote.currency,
      attempt: 1,
      isOffSession: false,
    },
    deps.processor?.name ?? 'none',
    wall,
  );
}

type Written = { checkout: Checkout; customer: string | null } | { problem: CheckoutProblem };

/** The part that needs our books alone: finds or writes the checkout of this key. */
function writeCheckout(
  deps: PaymentDeps,
  { memberId, quoteId, key, wanted, isMeasured }: CheckoutRequest,
): Promise<Written> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccountOf(tx, memberId);
    const accountId = account.id;
    const checkouts = checkoutStore(tx);
    const before = await checkouts.byKey(accountId, key);
    if (before) return { checkout: before, customer: account.processorCustomer };
    const now = nowOf(account);
    const answer = await confirmQuote(tx, account, quoteId, now, deps.quotes);
    if ('unknown' in answer) return { problem: { code: answer.unknown[0]?.code ?? 'QUOTE_UNKNOWN' } };
    if ('stale' in answer) return { problem: { code: 'QUOTE_STALE', quote: answer.stale } };
    const { quote } = answer;
    // A second tab is led to the checkout of the first, unless that one was for something else.
    const [open] = quote.kind === 'item' ? await checkouts.openOf(accountId, 'item', quote.subject) : [];
    if (open) return { checkout: open, customer: account.processorCustomer };
    if (quote.total > 0 && !deps.processor) return { problem: { code: 'PAYMENT_UNAVAILABLE' } };
    const id = randomUUID();
    await addCheckout(tx, deps, { id, account, memberId, quote, key, wanted, isMeasured, now });
    if (quote.total === 0 && !SETUP_KINDS.includes(quote.kind)) await fulfilFree(tx, deps, id, account, now);
    const checkout = await checkouts.byId(id);
    if (!checkout) throw new Error('A checkout was not written.');
    return { checkout, customer: account.processorCustomer };
  });
}

/** Where the processor sends the browser back to: pages of this site that ask `settleCheckout`. */
function returnUrls(
  publicUrl: string,
  { id, kind }: Pick<Checkout, 'id' | 'kind'>,
): { successUrl: string; cancelUrl: string; failureUrl: string } {
  const at = (end: string) => `${publicUrl}/${kind === 'card' ? 'card-update' : 'payment'}/${end}?checkout=${id}`;
  return { successUrl: at('success'), cancelUrl: at('cancel'), failureUrl: at('failure') };
}

async function openPage(
  deps: PaymentDeps,
  checkout: Checkout,
  customer: string | null,
  email: string,
): Promise<string> {
  if (!deps.processor) throw new ProcessorUnreachable('no payment processor is set');
  const payment = await paymentStore(deps.db).ofCheckout(checkout.id);
  const page = await deps.processor.openPage({
    checkoutId: checkout.id,
    customer,
    email,
    mode: SETUP_KINDS.includes(checkout.kind) ? 'setup' : 'payment',
    paymentId: payment?.id ?? null,
    amount: checkout.quote.total,
    currency: checkout.quote.currency,
    description: checkout.quote.lines[0]?.description ?? '',
    ...returnUrls(deps.publicUrl, checkout),
    key: checkout.id,
  });
  await deps.db.transaction(async (tx) => {
    await tx.rows(
      '/* checkout.customer */ UPDATE billing_account SET processor_customer = $2 WHERE id = $1 AND processor_customer IS NULL',
      [checkout.accountId, page.customer],
    );
    await checkoutStore(tx).setPage(checkout.id, page.session, page.url);
    if (deps.trustDays > 0) await checkoutStore(tx).trust(checkout.id, deps.trustDays, new Date());
  });
  return page.url;
}

/**
 * Starts the payment of a quote, once for each key: a double click, Enter twice or Back find the first checkout again.
 * What is to be paid is committed before the processor is asked for its page.
 * @returns the checkout with the address of the processor's page, null where nothing is to be paid or it is over; or
 * why it did not start
 */
export async function startCheckout(
  deps: PaymentDeps,
  request: CheckoutRequest,
): Promise<{ checkout: Checkout; url: string | null } | { problem: CheckoutProblem }> {
  const written = await writeCheckout(deps, request);
  if ('problem' in written) return written;
  const { checkout, customer } = written;
  if (checkout.state !== 'OPEN') return { checkout, url: null };
  if (checkout.url !== null) return { checkout, url: checkout.url };
  try {
    return { checkout, url: await openPage(deps, checkout, customer, request.email) };
  } catch (error) {
    if (!(error instanceof ProcessorUnreachable || error instanceof ProcessorRefused)) throw error;
    deps.log.warn({ err: error, checkout: checkout.id }, 'the page of a payment could not be opened');
    return { problem: { code: 'PAYMENT_UNAVAILABLE' } };
  }
}
