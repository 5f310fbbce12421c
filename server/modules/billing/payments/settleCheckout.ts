import {
  checkoutOutcome,
  type CheckoutState,
  convergePayment,
  type PaymentFailure,
  type PaymentSighting,
  type PaymentStanding,
} from '#domain/billing/payments/paymentState.ts';
import {
  type PaymentProcessor,
  type ProcessorMethod,
  type ProcessorPayment,
  ProcessorUnreachable,
  type SessionState,
} from '#server/engines/payment/PaymentProcessor.ts';
import { type BillingAccount, BillingRefusal, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { checkoutStore } from './checkoutStore.ts';
import { bookPayment, fulfilCheckout } from './fulfil.ts';
import { giveBack } from './giveBack.ts';
import type { Checkout, Payment, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { cardStore, saveCard } from './savedCards.ts';
import { triedCards } from './triedCards.ts';

/** A page that was asked for and never answered by then was lost with the server that asked. */
const PAGE_LOST_MS = 30 * 60_000;
/** Seconds between two looks at a page that is open, and at one whose bank has not decided. */
const LOOK_SECONDS = 300;

/** What was seen of a checkout at the processor. */
interface Sighting {
  page: SessionState['status'];
  payment: ProcessorPayment | null;
  method: ProcessorMethod | null;
}

/** Null where the processor gave no answer: nothing is known, and nothing changes. */
async function look(
  processor: PaymentProcessor,
  checkout: Checkout,
  payment: Payment | null,
  isOld: boolean,
): Promise<Sighting | null> {
  try {
    if (checkout.session === null) {
      const found = payment && (await processor.findByReference(payment.id));
      return { page: isOld || checkout.isCanceled ? 'expired' : 'open', payment: found, method: null };
    }
    if (checkout.isCanceled) await processor.expireSession(checkout.session);
    const { status, payment: found, method } = await processor.session(checkout.session);
    return { page: status, payment: found, method };
  } catch (error) {
    if (error instanceof ProcessorUnreachable) return null;
    throw error;
  }
}

/** What a payment of ours is shown to be. One of another amount or currency is not ours: a person has to look at it. */
function sightingOf(found: ProcessorPayment | null, payment: Payment, isOver: boolean): PaymentSighting | 'differs' {
  if (!found) return { kind: 'absent', isOver };
  if (found.amount !== payment.amount || found.currency !== payment.currency) return 'differs';
  return { kind: 'found', status: found.status, failure: found.failure };
}

/**
 * Books the money and gives what it was for. What may not be had any more, such as a second subscription that was paid
 * in another tab, is given back.
 */
async function paid(
  tx: Database,
  deps: PaymentDeps,
  account: BillingAccount,
  checkout: Checkout,
  payment: Payment | null,
  method: ProcessorMethod | null,
): Promise<{ state: CheckoutState; failure: PaymentFailure | null; subscriptionId: number | null }> {
  const now = nowOf(account);
  const quote =
    payment && method
      ? await saveCard(tx, deps, { invoiceId: payment.invoiceId, quote: checkout.quote, method }, now)
      : checkout.quote;
  if (payment) await bookPayment(tx, deps, payment, now);
  try {
    const cards = triedCards(tx);
    // Only now is it known whose card it is.
    const triedWith = checkout.kind === 'trial' ? (method?.fingerprint ?? null) : null;
    const isCardTried = await cards.isTried(triedWith);
    const subscriptionId = await fulfilCheckout(
      tx,
      deps,
      { ...checkout, quote },
      {
        account: method ? { ...account, cardCountry: method.country } : account,
        invoiceId: payment?.invoiceId ?? null,
        isCardTried,
        now,
      },
    );
    await cards.note(triedWith, new Date());
    if (payment) await deps.affiliates.paid(tx, payment.id, now);
    if (method) await cardStore(tx).save(account, deps.processor?.name ?? 'none', method, now);
    return { state: 'DONE', failure: null, subscriptionId };
  } catch (error) {
    if (!(error instanceof BillingRefusal)) throw error;
    if (payment) await giveBack(tx, payment);
    return { state: 'FAILED', failure: { class: 'hard', code: error.code.toLowerCase() }, subscriptionId: null };
  }
}

/** Writes down what was seen, all of it or nothing. A second caller finds it done. */
function note(deps: PaymentDeps, id: string, { page, payment: found, method }: Sighting): Promise<Checkout | null> {
  return deps.db.transaction(async (tx) => {
    const checkouts = checkoutStore(tx);
    const payments = paymentStore(tx);
    const unlocked = await checkouts.byId(id);
    if (!unlocked) return null;
    const account = await lockAccount(tx, unlocked.accountId);
    const checkout = await checkouts.byId(id, true);
    if (checkout?.state !== 'OPEN') return checkout;
    const payment = await payments.ofCheckout(id);
    const wall = new Date();
    let standing: PaymentStanding | null = null;
    if (payment) {
      const sighting = sightingOf(found, payment, page !== 'open');
      if (sighting === 'differs') {
        deps.log.warn({ payment: payment.id }, 'the processor has another amount for a payment: nothing was booked');
        await checkouts.note(id, { state: 'OPEN', failure: null, subscriptionId: null }, wall, LOOK_SECONDS);
        return checkout;
      }
      // A page that was only opened has no payment at the processor yet: ours stays as it is.
      standing =
        sighting.kind === 'absent' && page === 'open'
          ? { state: payment.state, failure: payment.failure }
          : convergePayment({ state: payment.state, failure: payment.failure }, sighting);
      // A card that was declined may be followed by another on the same page.
      if (standing.state === 'FAILED' && page === 'open' && !checkout.isCanceled)
        await payments.note(
          payment.id,
          { state: 'CREATED', failure: null },
          { processorId: found?.id ?? null },
          wall,
          null,
        );
      else
        await payments.note(
          payment.id,
          standing,
          { processorId: found?.id ?? null, actionUrl: found?.actionUrl ?? null },
          wall,
          null,
        );
    }
    const state = checkoutOutcome({
      page,
      payment: standing && { state: standing.state, failureClass: standing.failure?.class ?? null },
      isCanceled: checkout.isCanceled,
    });
    if (payment && state !== 'OPEN' && state !== 'DONE') await invoiceStore(tx).end(payment.invoiceId);
    const outcome =
      state === 'DONE'
        ? await paid(tx, deps, account, checkout, payment && standing ? { ...payment, ...standing } : null, method)
        : { state, failure: standing?.failure ?? null, subscriptionId: null };
    await checkouts.note(id, outcome, wall, LOOK_SECONDS);
    return checkouts.byId(id);
  });
}

/**
 * Finds out what became of a checkout and acts on it, once: the page a member returns to, a notice of the processor and
 * the sweep all call this, in any order and at the same time.
 * @param wants - `cancel`: the member left the page; its payment is called off unless the money has arrived
 * @returns the checkout as it is now; null where there is none. Unchanged while the processor gives no answer.
 */
export async function settleCheckout(
  deps: PaymentDeps,
  id: string,
  wants: 'look' | 'cancel' = 'look',
): Promise<Checkout | null> {
  if (wants === 'cancel') await checkoutStore(deps.db).setCanceled(id);
  const checkout = await checkoutStore(deps.db).byId(id);
  if (checkout?.state !== 'OPEN' || !deps.processor) return checkout;
  const payment = await paymentStore(deps.db).ofCheckout(id);
  const isOld = Date.now() - checkout.createdAt.getTime() > PAGE_LOST_MS;
  const sighting = await look(deps.processor, checkout, payment, isOld);
  return sighting ? note(deps, id, sighting) : checkout;
}
