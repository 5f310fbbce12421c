import { billingApi } from '#features/billing/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AppSubscriptionsDocument,
  BillingActsDocument,
  CancelPendingChangeDocument,
  CancelSubscriptionDocument,
  InvoicesDocument,
  PauseSubscriptionDocument,
  ResumeSubscriptionDocument,
  SubscriptionInfoDocument,
  SubscriptionStandingDocument,
  WithdrawSubscriptionDocument,
  type AnsweredStandingFragment,
} from './subscription.generated.ts';

export type Customer = ResultOf<typeof SubscriptionInfoDocument>['customer'];
/**
 * The state of a subscription that is run here; null for a member without one, and for one that is managed elsewhere.
 */
export type Standing = ResultOf<typeof SubscriptionStandingDocument>['subscriptionStanding'];
export type Invoice = ResultOf<typeof InvoicesDocument>['invoices'][number];
/** What staff did with the member's money. */
export type BillingAct = ResultOf<typeof BillingActsDocument>['billingActs'][number];
/** A subscription of an app store, which is managed there. */
export type AppSubscription = ResultOf<typeof AppSubscriptionsDocument>['appSubscriptions'][number];
type Acted = AnsweredStandingFragment;

/**
 * Everything that shows a subscription is asked again after an act, whether it succeeded or was refused: another tab
 * may have come before.
 */
const invalidatesTags = ['Subscription'] as const;

const subscriptionApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    subscriptionInfo: build.query<Customer, void>({
      query: () => ask(SubscriptionInfoDocument)({}),
      transformResponse: (data: ResultOf<typeof SubscriptionInfoDocument>) => data.customer,
      providesTags: ['Subscription', 'SavedCards'],
    }),
    subscriptionStanding: build.query<Standing, void>({
      query: () => ask(SubscriptionStandingDocument)({}),
      transformResponse: (data: ResultOf<typeof SubscriptionStandingDocument>) => data.subscriptionStanding,
      providesTags: ['Subscription'],
    }),
    appSubscriptions: build.query<readonly AppSubscription[], void>({
      query: () => ask(AppSubscriptionsDocument)({}),
      transformResponse: (data: ResultOf<typeof AppSubscriptionsDocument>) => data.appSubscriptions,
      providesTags: ['Subscription'],
    }),
    invoices: build.query<readonly Invoice[], void>({
      query: () => ask(InvoicesDocument)({}),
      transformResponse: (data: ResultOf<typeof InvoicesDocument>) => data.invoices,
      providesTags: ['Invoices'],
    }),
    billingActs: build.query<readonly BillingAct[], void>({
      query: () => ask(BillingActsDocument)({}),
      transformResponse: (data: ResultOf<typeof BillingActsDocument>) => data.billingActs,
      providesTags: ['Invoices'],
    }),
    cancelSubscription: build.mutation<Acted, void>({
      query: () => ask(CancelSubscriptionDocument)({}),
      transformResponse: (data: ResultOf<typeof CancelSubscriptionDocument>) => data.cancelSubscription,
      invalidatesTags,
    }),
    resumeSubscription: build.mutation<Acted, void>({
      query: () => ask(ResumeSubscriptionDocument)({}),
      transformResponse: (data: ResultOf<typeof ResumeSubscriptionDocument>) => data.resumeSubscription,
      invalidatesTags,
    }),
    pauseSubscription: build.mutation<Acted, { months: number }>({
      query: ask(PauseSubscriptionDocument),
      transformResponse: (data: ResultOf<typeof PauseSubscriptionDocument>) => data.pauseSubscription,
      invalidatesTags,
    }),
    /** The contract is undone, and what is left of the payment given back. */
    withdrawSubscription: build.mutation<Acted, { confirm: boolean }>({
      query: ask(WithdrawSubscriptionDocument),
      transformResponse: (data: ResultOf<typeof WithdrawSubscriptionDocument>) => data.withdrawSubscription,
      invalidatesTags: ['Subscription', 'Invoices'],
    }),
    cancelPendingChange: build.mutation<Acted, void>({
      query: () => ask(CancelPendingChangeDocument)({}),
      transformResponse: (data: ResultOf<typeof CancelPendingChangeDocument>) => data.cancelPendingChange,
      invalidatesTags,
    }),
  }),
});

export const {
  useSubscriptionInfoQuery,
  useSubscriptionStandingQuery,
  useAppSubscriptionsQuery,
  useInvoicesQuery,
  useBillingActsQuery,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  usePauseSubscriptionMutation,
  useCancelPendingChangeMutation,
  useWithdrawSubscriptionMutation,
} = subscriptionApi;
