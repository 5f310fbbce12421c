import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { CurrentSubscriptionDocument } from './subscription.generated.ts';

/** A subscription of the reader. */
export type OwnSubscription = ResultOf<typeof CurrentSubscriptionDocument>['subscriptions'][number];

const subscriptionsApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The reader's subscriptions of all three states, the newest first; the first decides. */
    currentSubscription: query(CurrentSubscriptionDocument, 'subscriptions', {
      variables: (_none: void) => ({ states: [...SUBSCRIPTION_STATES] }),
      providesTags: ['Subscription'],
    }),
  })),
});

/** For guards, which ask without a component. */
export const { currentSubscription } = subscriptionsApi.endpoints;
export const { useCurrentSubscriptionQuery } = subscriptionsApi;
