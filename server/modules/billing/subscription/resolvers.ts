import type { SubscriptionEvent } from '#domain/billing/subscription/subscriptionEvents.ts';
import { findAccount, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers, SubscriptionAnswer } from '#server/modules/kernel/graphql/types.generated.ts';

import { applyEvent } from './applyEvent.ts';
import { memberSubscriptions } from './memberSubscriptions.ts';
import { refusalInWords } from './refusalInWords.ts';
import { standingOf } from './standingOf.ts';
import { subscriptionStore } from './subscriptionStore.ts';

const ALL = ['ACTIVE', 'CANCELED', 'PAUSED'] as const;

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
    const applied = await applyEvent(tx, { rules, mailer: context.mailer, publicUrl: context.site.publicUrl }, subscription, event, { account, now: nowOf(account) });
    const after = 'refused' in applied ? subscription : applied.subscription;
    return { standing: await standingOf(tx, rules, account, after), problems: 'refused' in applied ? [refusalInWords(applied.refused)] : [] };
  });
}

/** A member's subscriptions. Everything is their own. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptions: (_root, { states }, context) => memberSubscriptions(context.db, requireMember(context.viewer), states),
    async customer(_root, _arguments, context) {
      const [lastSubscription = null] = await memberSubscriptions(context.db, requireMember(context.viewer), ALL);
      return { lastSubscription, activeCoupon: null, savedPaymentDetails: null };
    },
    async subscriptionStanding(_root, _arguments, context) {
      const account = await findAccount(context.db, requireMember(context.viewer));
      const subscription = account && (await subscriptionStore(context.db).presentOf(account.id));
      return account && subscription ? standingOf(context.db, context.billing.rules, account, subscription) : null;
    },
  },
  Mutation: {
    cancelSubscription: (_root, _arguments, context) => act(context, { kind: 'canceled' }),
    resumeSubscription: (_root, _arguments, context) => act(context, { kind: 'resumed' }),
    pauseSubscription: (_root, { months }, context) => act(context, { kind: 'paused', months }),
    cancelPendingChange: (_root, _arguments, context) => act(context, { kind: 'changeTakenBack' }),
  },
};
