import { SUBSCRIPTION_STATES } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { CurrentSubscriptionDocument } from './subscription.generated.ts';

type Answered = ResultOf<typeof CurrentSubscriptionDocument>;

/** A subscription of the reader. */
export type OwnSubscription = Answered['subscriptions'][number];

const subscriptionsApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reader's subscriptions of all three states, the newest first; the first decides. */
    currentSubscription: build.query<readonly OwnSubscription[], void>({
      query: () => ask(CurrentSubscriptionDocument)({ states: [...SUBSCRIPTION_STATES] }),
      transformResponse: (data: Answered) => data.subscriptions,
      providesTags: ['Subscription'],
    }),
  }),
});

/** For guards, which ask without a component. */
export const { currentSubscription } = subscriptionsApi.endpoints;
export const { useCurrentSubscriptionQuery } = subscriptionsApi;
