import { billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
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

/**
 * Everything that shows a subscription is asked again after an act, whether it succeeded or was refused: another tab
 * may have come before.
 */
const invalidatesTags = ['Subscription'] as const;

const subscriptionApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    subscriptionInfo: query(SubscriptionInfoDocument, 'customer', { providesTags: ['Subscription', 'SavedCards'] }),
    subscriptionStanding: query(SubscriptionStandingDocument, 'subscriptionStanding', {
      providesTags: ['Subscription'],
    }),
    appSubscriptions: query(AppSubscriptionsDocument, 'appSubscriptions', { providesTags: ['Subscription'] }),
    invoices: query(InvoicesDocument, 'invoices', { providesTags: ['Invoices'] }),
    billingActs: query(BillingActsDocument, 'billingActs', { providesTags: ['Invoices'] }),
    cancelSubscription: mutation(CancelSubscriptionDocument, 'cancelSubscription', { invalidatesTags }),
    resumeSubscription: mutation(ResumeSubscriptionDocument, 'resumeSubscription', { invalidatesTags }),
    pauseSubscription: mutation(PauseSubscriptionDocument, 'pauseSubscription', { invalidatesTags }),
    /** The contract is undone, and what is left of the payment given back. */
    withdrawSubscription: mutation(WithdrawSubscriptionDocument, 'withdrawSubscription', {
      invalidatesTags: ['Subscription', 'Invoices'],
    }),
    cancelPendingChange: mutation(CancelPendingChangeDocument, 'cancelPendingChange', { invalidatesTags }),
  })),
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
