import { wallTime } from '#domain/billing/core/siteDay.ts';
import { writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { giftProblems, type GiftWords } from '#domain/billing/gifts/giftRules.ts';
import { nextGiftState } from '#domain/billing/gifts/giftState.ts';
import { REWARD_DAYS, referralLink } from '#domain/billing/gifts/referralLink.ts';
import { type PricedPlan, planInWords } from '#domain/billing/plans/plan.ts';
import { findAccount, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import { sendPartnerLink } from '#server/modules/billing/partners/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  Gift as AnsweredGift,
  GiftWordsInput,
  OwnGiftAnswer,
  RedeemAnswer,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { giftCardPath } from './giftCardRoutes.ts';
import type { GiftDeps } from './GiftDeps.ts';
import { type Gift, giftStore } from './giftStore.ts';
import { changeGift, deliveryOf, extendGift, type GiftProblem, mayExtend, refundGift } from './ownGift.ts';
import { redeemCode, type RedeemProblem } from './redeemCode.ts';
import { referralCode, referralsOf } from './referrals.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    gifts: GiftDeps;
  }
}

const MOST = 200;
/** Tries of codes by one network in a quarter of an hour, and by one account in a day. */
const NETWORK_TRIES = { points: 10, duration: 900 };
const ACCOUNT_TRIES = { points: 20, duration: 86_400 };
/** Gifts that one account may write down in an hour. */
const DRAFTS = { points: 20, duration: 3_600 };

const networkTries = ({ db }: RequestContext) => createLimiter(db, 'gift-code-network', NETWORK_TRIES);
const accountTries = ({ db }: RequestContext) => createLimiter(db, 'gift-code-account', ACCOUNT_TRIES);
const drafts = ({ db }: RequestContext) => createLimiter(db, 'gift-draft', DRAFTS);

async function redeemed(
  context: RequestContext,
  code: string,
  organisation: string | null | undefined,
  isLook: boolean,
): Promise<RedeemAnswer> {
  const memberId = requireMember(context.viewer);
  const wait =
    (await context.perRequest(networkTries).take(context.ip)) ??
    (await context.perRequest(accountTries).take(String(memberId)));
  if (wait !== null) throw rateLimited('Too many codes were tried. Try again later.', wait);
  const answer = await redeemCode(context.gifts, memberId, code, { isLook, organisation: organisation ?? null });
  if ('problem' in answer)
    return {
      plan: null,
      until: null,
      place: null,
      from: null,
      usedBy: null,
      problem: answer.problem satisfies RedeemProblem,
    };
  // A code that is good is no guess.
  await context.perRequest(networkTries).giveBack(context.ip, 1);
  await context.perRequest(accountTries).giveBack(String(memberId), 1);
  const { plan, until, place, from, usedBy } = answer.redeemed;
  return {
    plan,
    until: until.toISOString(),
    place,
    from: from.toISOString(),
    usedBy: usedBy.toISOString(),
    problem: null,
  };
}

const wordsOf = ({
  recipientName,
  recipientEmail,
  senderName,
  message,
  delivery,
  deliverOn,
}: GiftWordsInput): GiftWords => ({
  recipientName: recipientName.trim(),
  recipientEmail: delivery === 'EMAIL' ? recipientEmail.trim() : '',
  senderName: senderName.trim(),
  message: message.trim(),
  delivery,
  deliverOn: delivery === 'EMAIL' ? deliverOn : '',
});

function shownGift(gift: Gift, plan: PricedPlan | null | undefined, now: Date): AnsweredGift {
  const { id, state, delivery, words, code, deliverAt, endsAt, redeemedAt, bouncedAt } = gift;
  const isOpen = state === 'READY';
  return {
    id,
    state: state as AnsweredGift['state'],
    delivery,
    recipientName: words?.recipientName ?? '',
    senderName: words?.senderName ?? '',
    message: words?.message ?? '',
    plan: plan ? planInWords(plan) : '',
    code: isOpen && code !== null ? writtenGiftCode(code) : null,
    deliverAt: deliverAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    redeemedAt: redeemedAt?.toISOString() ?? null,
    recipientEmail: state === 'SCHEDULED' ? (words?.recipientEmail ?? null) : null,
    deliverOn: state === 'SCHEDULED' ? (words?.deliverOn ?? null) : null,
    isBounced: isOpen && bouncedAt !== null,
    canChange: state === 'SCHEDULED',
    canExtend: mayExtend(gift, now),
    canRefund: nextGiftState(state, 'refunded') !== null,
    card: isOpen && code !== null ? giftCardPath(id) : null,
  };
}

/** Does something with a gift of the signed-in member, and answers it as it is then. */
async function done(
  context: RequestContext,
  giftId: string,
  act: (memberId: number) => Promise<readonly GiftProblem[]>,
): Promise<OwnGiftAnswer> {
  const memberId = requireMember(context.viewer);
  const wait = await context.perRequest(drafts).take(String(memberId));
  if (wait !== null) throw rateLimited('Too many gifts were changed from this account. Try again later.', wait);
  const problems = [...(await act(memberId))];
  const account = await findAccount(context.db, memberId);
  const gift = isUuid(giftId) ? await giftStore(context.db, context.gifts.secret).byId(giftId) : null;
  if (gift?.buyerId !== memberId || !account) return { gift: null, problems };
  return { gift: shownGift(gift, await planStore(context.db).ofPrice(gift.priceId), nowOf(account)), problems };
}

const problemsIn = (found: Partial<Record<string, string>>) =>
  Object.entries(found).map(([field, message]) => ({ field, code: 'BAD_INPUT', message: message ?? '' }));

/** Gifts, codes and referrals of the signed-in member. */
export const giftResolvers: Resolvers = {
  Query: {
    gifts: async (_root, _args, context) => {
      const memberId = requireMember(context.viewer);
      const gifts = await giftStore(context.db, context.gifts.secret).ofBuyer(memberId, MOST);
      const account = await findAccount(context.db, memberId);
      const now = nowOf(account);
      const plans = await planStore(context.db).ofPrices(gifts.map(({ priceId }) => priceId));
      return gifts.map((gift) => shownGift(gift, plans.get(gift.priceId), now));
    },
    referrals: async (_root, _args, context) => {
      const memberId = requireGrant(context.viewer, 'payment');
      const referrals = await referralsOf(context.db, memberId);
      return {
        link: referralLink(context.site.publicUrl, await referralCode(context.db, memberId)),
        rewardDays: REWARD_DAYS,
        referrals: referrals.map(({ subscribedAt, rewardedAt, refusedAt }) => ({
          subscribedAt: subscribedAt.toISOString(),
          state: rewardedAt ? 'REWARDED' : refusedAt ? 'REFUSED' : 'WAITING',
        })),
      };
    },
  },
  Mutation: {
    createGift: async (_root, { input }, context) => {
      const memberId = requireGrant(context.viewer, 'payment');
      const wait = await context.perRequest(drafts).take(String(memberId));
      if (wait !== null) throw rateLimited('Too many gifts were started from this account. Try again later.', wait);
      const { zone } = context.billing.rules;
      return context.db.transaction(async (tx) => {
        const account = await lockAccountOf(tx, memberId);
        const now = nowOf(account);
        const words = wordsOf(input);
        const problems = problemsIn(giftProblems(words, wallTime(now, zone).day));
        const plan = await planStore(tx).buyable(storedId(input.priceId), now);
        if (!plan?.isGift) problems.push({ field: 'priceId', code: 'NOT_SOLD', message: 'Choose a gift.' });
        if (problems.length > 0 || !plan) return { giftId: null, problems };
        return {
          giftId: await giftStore(tx, context.gifts.secret).add(
            {
              accountId: account.id,
              buyerId: memberId,
              priceId: plan.priceId,
              words,
              deliverAt: deliveryOf(words, zone),
            },
            now,
          ),
          problems: [],
        };
      });
    },
    changeGift: (_root, { giftId, input }, context) =>
      done(context, giftId, (memberId) => changeGift(context.gifts, memberId, giftId, wordsOf(input))),
    extendGift: (_root, { giftId }, context) =>
      done(context, giftId, (memberId) => extendGift(context.gifts, memberId, giftId)),
    refundGift: (_root, { giftId }, context) =>
      done(context, giftId, (memberId) => refundGift(context.gifts, memberId, giftId)),
    sendPartnerLink: async (_root, { organisation }, context) => {
      const memberId = requireMember(context.viewer);
      const wait = await context.perRequest(accountTries).take(String(memberId));
      if (wait !== null) throw rateLimited('Too many codes were tried. Try again later.', wait);
      await sendPartnerLink(context.gifts, memberId, organisation.slice(0, 63));
      return true;
    },
    checkCode: (_root, { code, organisation }, context) => redeemed(context, code, organisation, true),
    redeemCode: (_root, { code, organisation }, context) => redeemed(context, code, organisation, false),
  },
};
