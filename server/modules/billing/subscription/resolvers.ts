import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { isRenewing } from '#domain/billing/subscription/subscriptionState.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { accountOf, type BillingAccount, findAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  Resolvers,
  SubscriptionAnswer,
  SubscriptionStanding,
  ActiveCoupon,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyOwn } from './applyOwn.ts';
import { couponStore } from './couponStore.ts';
import { lentPlanOf } from './lentPlan.ts';
import { memberSubscriptions } from './memberSubscriptions.ts';
import { type Refusal, refusalInWords } from './refusalInWords.ts';
import { standingOf } from './standingOf.ts';
import { advanceClock } from './startRenewing.ts';
import { storeSubscription } from './storeSubscription.ts';
import { type StoredSubscription, subscriptionStore } from './subscriptionStore.ts';

/**
 * The promotion that coming renewals of a member are cheaper by (ENT-011). Null where there is none, where it is used
 * up, and where nothing renews.
 */
async function activeCoupon(db: Database, memberId: number): Promise<ActiveCoupon | null> {
  const account = await findAccount(db, memberId);
  const subscription = account && (await subscriptionStore(db).renewingOf(account.id));
  const coupon =
    subscription && isRenewing(subscription.state) ? await couponStore(db).ofSubscription(subscription.id) : null;
  if (!coupon || coupon.renewals === 0) return null;
  const { percentBasisPoints, amount, code, label, renewals } = coupon;
  return percentBasisPoints === null
    ? { type: 'FIXED', amount: amount ?? 0, code, label, renewals }
    : { type: 'PERCENT', amount: percentBasisPoints, code, label, renewals };
}

/** Longest step of a demonstration's clock. */
const MOST_DAYS = 400;

/** Why an act that the subscription itself allows is refused all the same; null for no reason. */
async function hindranceOf(
  tx: Database,
  account: BillingAccount,
  { id, chargingPriceId, memberId, state }: StoredSubscription,
  event: SubscriptionEvent,
): Promise<Refusal | null> {
  const now = nowOf(account);
  if (event.kind === 'paused') {
    // What is being charged at this moment is waited for.
    if (chargingPriceId !== null) return 'PAST_DUE';
    // A pause would use up the days of a gift that opens more.
    return (await lentPlanOf(tx, id, now)) ? 'GIFT_RUNS' : null;
  }
  const isTakenUp = event.kind === 'resumed' && state.phase === 'CANCELING';
  return isTakenUp && (await storeSubscription(tx, memberId, now))?.renews ? 'IN_STORE' : null;
}

/** Does something with the signed-in member's own subscription. */
async function act(context: RequestContext, event: SubscriptionEvent): Promise<SubscriptionAnswer> {
  const memberId = requireMember(context.viewer);
  const { rules } = context.billing;
  const none = { standing: null, problems: [refusalInWords('NO_SUBSCRIPTION')] };
  return context.db.transaction(async (tx) => {
    const found = await findAccount(tx, memberId);
    if (!found) return none;
    const account = await lockAccount(tx, found.id);
    const subscription = await subscriptionStore(tx).presentOf(account.id);
    if (!subscription) return none;
    const hindrance = await hindranceOf(tx, account, subscription, event);
    const applied = hindrance
      ? { refused: hindrance }
      : await applyOwn(
          tx,
          { ...context.billing, mailer: context.mailer, publicUrl: context.site.publicUrl },
          subscription,
          event,
          { account, now: nowOf(account) },
        );
    const after = 'refused' in applied ? subscription : applied.subscription;
    return {
      standing: await standingOf(tx, rules, account, after),
      problems: 'refused' in applied ? [refusalInWords(applied.refused)] : [],
    };
  });
}

/** The standing of the signed-in member's subscription; null where none is managed here. */
async function ownStanding(context: RequestContext): Promise<SubscriptionStanding | null> {
  const account = await findAccount(context.db, requireMember(context.viewer));
  const subscription = account && (await subscriptionStore(context.db).presentOf(account.id));
  return account && subscription ? standingOf(context.db, context.billing.rules, account, subscription) : null;
}

/** What withdrawing would give back; a problem where there is nothing to withdraw from. */
async function look(context: RequestContext): Promise<SubscriptionAnswer> {
  const standing = await ownStanding(context);
  if (!standing) return { standing: null, problems: [refusalInWords('NO_SUBSCRIPTION')] };
  return { standing, problems: standing.coolingOff ? [] : [refusalInWords('NO_COOLING_OFF')] };
}

/** Advances the clock of the signed-in member's own account, in demonstrations. */
async function advance(context: RequestContext, days: number): Promise<SubscriptionAnswer> {
  const memberId = requireMember(context.viewer);
  if (context.site.mode === 'production') throw refusal('FORBIDDEN', 'Not allowed.');
  if (days < 1 || days > MOST_DAYS) throw refusal('BAD_USER_INPUT', `Choose 1 to ${MOST_DAYS} days.`);
  const account = await accountOf(context.db, memberId);
  await advanceClock(context.renewals, account.id, new Date(nowOf(account).getTime() + days * DAY_MS));
  return { standing: await ownStanding(context), problems: [] };
}

/** A member's subscriptions. Everything is their own. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptions: (_root, { states }, context) =>
      memberSubscriptions(context.db, requireMember(context.viewer), states),
    async customer(_root, _arguments, context) {
      const memberId = requireMember(context.viewer);
      const [lastSubscription = null] = await memberSubscriptions(context.db, memberId, SUBSCRIPTION_STATES);
      return { lastSubscription, activeCoupon: await activeCoupon(context.db, memberId), savedPaymentDetails: null };
    },
    subscriptionStanding: (_root, _arguments, context) => ownStanding(context),
  },
  Mutation: {
    cancelSubscription: (_root, _arguments, context) => act(context, { kind: 'canceled' }),
    resumeSubscription: (_root, _arguments, context) => act(context, { kind: 'resumed' }),
    pauseSubscription: (_root, { months }, context) => act(context, { kind: 'paused', months }),
    withdrawSubscription: (_root, { confirm }, context) =>
      confirm ? act(context, { kind: 'withdrawn' }) : look(context),
    advanceBillingClock: (_root, { days }, context) => advance(context, days),
    cancelPendingChange: (_root, _arguments, context) => act(context, { kind: 'changeTakenBack' }),
  },
};
