import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AdvanceAccountClockDocument,
  BillingDeskDocument,
  FindBillingAccountsDocument,
  GiveItemCreditsDocument,
  GiveSubscriptionDaysDocument,
  RefundAsStaffDocument,
  ReplayProcessorNoticeDocument,
  ResendBillingMailDocument,
  SettleBillingDifferenceDocument,
  StaffBillingAccountDocument,
  VoidInvoiceAsStaffDocument,
  type ActedFragment,
} from './staff.generated.ts';

/** What came of an act: done, waiting for a second person, or why not. */
export type Acted = ActedFragment;
export type Found = ResultOf<typeof FindBillingAccountsDocument>['findBillingAccounts'][number];
export type Desk = ResultOf<typeof BillingDeskDocument>['billingDesk'];
export type Account = NonNullable<ResultOf<typeof StaffBillingAccountDocument>['staffBillingAccount']>;
export type Difference = Desk['differences'][number];
export type Dispute = Desk['disputes'][number];
export type Notice = Desk['notices'][number];

/** Whatever was tried, others may have acted meanwhile: everything is asked again. */
const invalidatesTags = ['StaffBilling'] as const;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['StaffBilling'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Nothing of any of these is kept once the page is left. */
    findBillingAccounts: build.query<readonly Found[], VariablesOf<typeof FindBillingAccountsDocument>>({
      query: ask(FindBillingAccountsDocument),
      transformResponse: (data: ResultOf<typeof FindBillingAccountsDocument>) => data.findBillingAccounts,
      keepUnusedDataFor: 0,
    }),
    billingDesk: build.query<Desk, void>({
      query: () => ask(BillingDeskDocument)({}),
      transformResponse: (data: ResultOf<typeof BillingDeskDocument>) => data.billingDesk,
      keepUnusedDataFor: 0,
      providesTags: ['StaffBilling'],
    }),
    staffBillingAccount: build.query<Account | null, VariablesOf<typeof StaffBillingAccountDocument>>({
      query: ask(StaffBillingAccountDocument),
      transformResponse: (data: ResultOf<typeof StaffBillingAccountDocument>) => data.staffBillingAccount,
      keepUnusedDataFor: 0,
      providesTags: ['StaffBilling'],
    }),
    refundAsStaff: build.mutation<Acted, VariablesOf<typeof RefundAsStaffDocument>>({
      query: ask(RefundAsStaffDocument),
      transformResponse: (data: ResultOf<typeof RefundAsStaffDocument>) => data.refundAsStaff,
      invalidatesTags,
    }),
    giveSubscriptionDays: build.mutation<Acted, VariablesOf<typeof GiveSubscriptionDaysDocument>>({
      query: ask(GiveSubscriptionDaysDocument),
      transformResponse: (data: ResultOf<typeof GiveSubscriptionDaysDocument>) => data.giveSubscriptionDays,
      invalidatesTags,
    }),
    giveItemCredits: build.mutation<Acted, VariablesOf<typeof GiveItemCreditsDocument>>({
      query: ask(GiveItemCreditsDocument),
      transformResponse: (data: ResultOf<typeof GiveItemCreditsDocument>) => data.giveItemCredits,
      invalidatesTags,
    }),
    voidInvoiceAsStaff: build.mutation<Acted, VariablesOf<typeof VoidInvoiceAsStaffDocument>>({
      query: ask(VoidInvoiceAsStaffDocument),
      transformResponse: (data: ResultOf<typeof VoidInvoiceAsStaffDocument>) => data.voidInvoiceAsStaff,
      invalidatesTags,
    }),
    resendBillingMail: build.mutation<Acted, VariablesOf<typeof ResendBillingMailDocument>>({
      query: ask(ResendBillingMailDocument),
      transformResponse: (data: ResultOf<typeof ResendBillingMailDocument>) => data.resendBillingMail,
      invalidatesTags,
    }),
    replayProcessorNotice: build.mutation<Acted, VariablesOf<typeof ReplayProcessorNoticeDocument>>({
      query: ask(ReplayProcessorNoticeDocument),
      transformResponse: (data: ResultOf<typeof ReplayProcessorNoticeDocument>) => data.replayProcessorNotice,
      invalidatesTags,
    }),
    settleBillingDifference: build.mutation<Acted, VariablesOf<typeof SettleBillingDifferenceDocument>>({
      query: ask(SettleBillingDifferenceDocument),
      transformResponse: (data: ResultOf<typeof SettleBillingDifferenceDocument>) => data.settleBillingDifference,
      invalidatesTags,
    }),
    advanceAccountClock: build.mutation<Acted, VariablesOf<typeof AdvanceAccountClockDocument>>({
      query: ask(AdvanceAccountClockDocument),
      transformResponse: (data: ResultOf<typeof AdvanceAccountClockDocument>) => data.advanceAccountClock,
      invalidatesTags,
    }),
  }),
});

export const {
  useFindBillingAccountsQuery,
  useBillingDeskQuery,
  useStaffBillingAccountQuery,
  useRefundAsStaffMutation,
  useGiveSubscriptionDaysMutation,
  useGiveItemCreditsMutation,
  useVoidInvoiceAsStaffMutation,
  useResendBillingMailMutation,
  useReplayProcessorNoticeMutation,
  useSettleBillingDifferenceMutation,
  useAdvanceAccountClockMutation,
} = api;
