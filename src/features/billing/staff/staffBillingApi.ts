import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Nothing of any of these is kept once the page is left. */
    findBillingAccounts: query(FindBillingAccountsDocument, 'findBillingAccounts', { keepUnusedDataFor: 0 }),
    billingDesk: query(BillingDeskDocument, 'billingDesk', { keepUnusedDataFor: 0, providesTags: ['StaffBilling'] }),
    staffBillingAccount: query(StaffBillingAccountDocument, 'staffBillingAccount', {
      keepUnusedDataFor: 0,
      providesTags: ['StaffBilling'],
    }),
    refundAsStaff: mutation(RefundAsStaffDocument, 'refundAsStaff', { invalidatesTags }),
    giveSubscriptionDays: mutation(GiveSubscriptionDaysDocument, 'giveSubscriptionDays', { invalidatesTags }),
    giveItemCredits: mutation(GiveItemCreditsDocument, 'giveItemCredits', { invalidatesTags }),
    voidInvoiceAsStaff: mutation(VoidInvoiceAsStaffDocument, 'voidInvoiceAsStaff', { invalidatesTags }),
    resendBillingMail: mutation(ResendBillingMailDocument, 'resendBillingMail', { invalidatesTags }),
    replayProcessorNotice: mutation(ReplayProcessorNoticeDocument, 'replayProcessorNotice', { invalidatesTags }),
    settleBillingDifference: mutation(SettleBillingDifferenceDocument, 'settleBillingDifference', { invalidatesTags }),
    advanceAccountClock: mutation(AdvanceAccountClockDocument, 'advanceAccountClock', { invalidatesTags }),
  })),
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
