import { billingApi } from '#features/billing/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  ChangeGiftDocument,
  CheckCodeDocument,
  CreateGiftDocument,
  ExtendGiftDocument,
  GiftPlansDocument,
  OwnGiftsDocument,
  OwnReferralsDocument,
  RedeemCodeDocument,
  RefundGiftDocument,
  SendPartnerLinkDocument,
} from './gifts.generated.ts';

export type GiftPlan = ResultOf<typeof GiftPlansDocument>['planOffers'][number];
export type OwnGift = ResultOf<typeof OwnGiftsDocument>['gifts'][number];
export type OwnReferrals = ResultOf<typeof OwnReferralsDocument>['referrals'];
/** What a code gives, or why nothing. */
export type CodeAnswer = ResultOf<typeof RedeemCodeDocument>['redeemCode'];

type Acted = ResultOf<typeof ExtendGiftDocument>['extendGift'];
const invalidatesTags = ['Gifts'] as const;

const giftsApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    giftPlans: build.query<readonly GiftPlan[], void>({
      query: () => ask(GiftPlansDocument)({}),
      transformResponse: (data: ResultOf<typeof GiftPlansDocument>) => data.planOffers,
    }),
    ownGifts: build.query<readonly OwnGift[], void>({
      query: () => ask(OwnGiftsDocument)({}),
      transformResponse: (data: ResultOf<typeof OwnGiftsDocument>) => data.gifts,
      providesTags: ['Gifts'],
      keepUnusedDataFor: 0,
    }),
    ownReferrals: build.query<OwnReferrals, void>({
      query: () => ask(OwnReferralsDocument)({}),
      transformResponse: (data: ResultOf<typeof OwnReferralsDocument>) => data.referrals,
      keepUnusedDataFor: 0,
    }),
    createGift: build.mutation<
      ResultOf<typeof CreateGiftDocument>['createGift'],
      VariablesOf<typeof CreateGiftDocument>
    >({
      query: ask(CreateGiftDocument),
      transformResponse: (data: ResultOf<typeof CreateGiftDocument>) => data.createGift,
    }),
    changeGift: build.mutation<Acted, VariablesOf<typeof ChangeGiftDocument>>({
      query: ask(ChangeGiftDocument),
      transformResponse: (data: ResultOf<typeof ChangeGiftDocument>) => data.changeGift,
      invalidatesTags,
    }),
    extendGift: build.mutation<Acted, VariablesOf<typeof ExtendGiftDocument>>({
      query: ask(ExtendGiftDocument),
      transformResponse: (data: ResultOf<typeof ExtendGiftDocument>) => data.extendGift,
      invalidatesTags,
    }),
    refundGift: build.mutation<Acted, VariablesOf<typeof RefundGiftDocument>>({
      query: ask(RefundGiftDocument),
      transformResponse: (data: ResultOf<typeof RefundGiftDocument>) => data.refundGift,
      invalidatesTags,
    }),
    checkCode: build.mutation<CodeAnswer, VariablesOf<typeof CheckCodeDocument>>({
      query: ask(CheckCodeDocument),
      transformResponse: (data: ResultOf<typeof CheckCodeDocument>) => data.checkCode,
    }),
    sendPartnerLink: build.mutation<boolean, VariablesOf<typeof SendPartnerLinkDocument>>({
      query: ask(SendPartnerLinkDocument),
      transformResponse: (data: ResultOf<typeof SendPartnerLinkDocument>) => data.sendPartnerLink,
    }),
    redeemCode: build.mutation<CodeAnswer, VariablesOf<typeof RedeemCodeDocument>>({
      query: ask(RedeemCodeDocument),
      transformResponse: (data: ResultOf<typeof RedeemCodeDocument>) => data.redeemCode,
      invalidatesTags: ['Subscription'],
    }),
  }),
});

export const {
  useGiftPlansQuery,
  useOwnGiftsQuery,
  useOwnReferralsQuery,
  useCreateGiftMutation,
  useChangeGiftMutation,
  useExtendGiftMutation,
  useRefundGiftMutation,
  useCheckCodeMutation,
  useRedeemCodeMutation,
  useSendPartnerLinkMutation,
} = giftsApi;
