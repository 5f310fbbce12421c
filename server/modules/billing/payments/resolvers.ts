import { isCardExpired } from '#domain/billing/payments/cardBrands.ts';
import { cleanWanted } from '#domain/billing/payments/checkoutWanted.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { presentQuote } from '#server/modules/billing/plans/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Checkout as AnsweredCheckout, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { checkoutStore } from './checkoutStore.ts';
import type { Checkout, PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { cardStore, removeCard } from './savedCards.ts';
import { settleCheckout } from './settleCheckout.ts';
import { startCheckout } from './startCheckout.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    payments: PaymentDeps;
  }
}

/** A page makes one key for each quote. */
const KEY = /^[\w-]{8,100}$/u;
/** Checkouts that a member may start, and times they may ask for one, in an hour. */
const STARTS = { points: 30, duration: 3_600 };
const LOOKS = { points: 600, duration: 3_600 };

const starts = ({ db }: RequestContext) => createLimiter(db, 'checkout-start', STARTS);
const looks = ({ db }: RequestContext) => createLimiter(db, 'checkout-look', LOOKS);

async function take(context: RequestContext, limiter: typeof starts, memberId: number): Promise<void> {
  const wait = await context.perRequest(limiter).take(String(memberId));
  if (wait !== null) throw rateLimited('Too many payments were started from this account. Try again later.', wait);
}

async function shown(
  context: RequestContext,
  { id, kind, state, failure, wanted, quote, subscriptionId, url }: Checkout,
): Promise<AnsweredCheckout> {
  const invoice =
    state === 'DONE'
      ? await context.db.one<{ id: number }>(
          '/* checkout.invoice */ SELECT id FROM invoice WHERE checkout_id = $1 AND number IS NOT NULL',
          [id],
        )
      : null;
  return {
    id,
    kind,
    state,
    failure: failure && {
      class: failure.class.toUpperCase() as NonNullable<AnsweredCheckout['failure']>['class'],
      code: failure.code,
    },
    nextPage: wanted.nextPage,
    total: { amount: quote.total, currency: quote.currency },
    subscriptionId: subscriptionId === null ? null : String(subscriptionId),
    invoiceId: invoice && String(invoice.id),
    url: state === 'OPEN' ? url : null,
    isGivenBack: state === 'FAILED' && (await paymentStore(context.db).ofCheckout(id))?.state === 'SUCCEEDED',
  };
}

/** The member's own checkout; missing and another’s look alike. */
async function own(context: RequestContext, id: string): Promise<{ checkout: Checkout; memberId: number } | null> {
  const memberId = requireMember(context.viewer);
  const checkout = isUuid(id) ? await checkoutStore(context.db).ofMember(id, memberId) : null;
  return checkout && { checkout, memberId };
}

async function settled(
  context: RequestContext,
  id: string,
  wants: 'look' | 'cancel',
): Promise<AnsweredCheckout | null> {
  const found = await own(context, id);
  if (!found) return null;
  await take(context, looks, found.memberId);
  const checkout = await settleCheckout(context.payments, id, wants);
  return checkout && shown(context, checkout);
}

/** Days ahead that a card has to be good for where nothing is paid soon. */
const AHEAD_MS = 31 * DAY_MS;

/**
 * The card of coming renewals as a member recognises it (ENT-011): it expires soon if it is over before the running
 * term is.
 */
async function savedPaymentDetails(
  { lastSubscription }: { lastSubscription?: { expiresAt: string } | null | undefined },
  context: RequestContext,
) {
  const card = (await cardStore(context.db).ofMember(requireMember(context.viewer))).find(({ isDefault }) => isDefault);
  if (!card) return null;
  const { brand, last4, expiryMonth, expiryYear } = card;
  const soon = new Date(Math.max(Date.now() + AHEAD_MS, lastSubscription ? Date.parse(lastSubscription.expiresAt) : 0));
  return { brand, last4, expiryMonth, expiryYear, isExpiring: isCardExpired(card, soon) };
}

/** Paying, for the signed-in member. */
export const paymentResolvers: Resolvers = {
  Customer: { savedPaymentDetails: (customer, _args, context) => savedPaymentDetails(customer, context) },
  Query: {
    checkout: async (_root, { id }, context) => {
      const found = await own(context, id);
      return found && shown(context, found.checkout);
    },
    savedCards: async (_root, _args, context) =>
      (await cardStore(context.db).ofMember(requireMember(context.viewer))).map((card) => ({
        ...card,
        id: String(card.id),
      })),
  },
  Mutation: {
    startCheckout: async (_root, { quoteId, key, wanted }, context) => {
      const memberId = requireGrant(context.viewer, 'payment');
      if (!KEY.test(key))
        throw refusal('BAD_USER_INPUT', 'A key has 8 to 100 letters, digits, hyphens and underscores.');
      await take(context, starts, memberId);
      const email = await memberEmail(context.db, memberId);
      if (email === null) throw refusal('NOT_FOUND', 'This account is no longer here.');
      const answer = await startCheckout(context.payments, {
        memberId,
        email,
        quoteId,
        key,
        wanted: cleanWanted(wanted),
        isMeasured: context.isMeasured,
      });
      if ('problem' in answer)
        return {
          checkout: null,
          problem: answer.problem.code,
          quote: answer.problem.quote ? presentQuote(answer.problem.quote) : null,
        };
      return { checkout: { ...(await shown(context, answer.checkout)), url: answer.url }, problem: null, quote: null };
    },
    settleCheckout: (_root, { id }, context) => settled(context, id, 'look'),
    cancelCheckout: (_root, { id }, context) => settled(context, id, 'cancel'),
    removeSavedCard: (_root, { id }, context) =>
      removeCard(context.payments, requireMember(context.viewer), storedId(id)),
  },
};
