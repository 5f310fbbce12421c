import { billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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

const invalidatesTags = ['Gifts'] as const;

const giftsApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    giftPlans: query(GiftPlansDocument, 'planOffers'),
    ownGifts: query(OwnGiftsDocument, 'gifts', { providesTags: ['Gifts'], keepUnusedDataFor: 0 }),
    ownReferrals: query(OwnReferralsDocument, 'referrals', { keepUnusedDataFor: 0 }),
    createGift: mutation(CreateGiftDocument, 'createGift'),
    changeGift: mutation(ChangeGiftDocument, 'changeGift', { invalidatesTags }),
    extendGift: mutation(ExtendGiftDocument, 'extendGift', { invalidatesTags }),
    refundGift: mutation(RefundGiftDocument, 'refundGift', { invalidatesTags }),
    checkCode: mutation(CheckCodeDocument, 'checkCode'),
    sendPartnerLink: mutation(SendPartnerLinkDocument, 'sendPartnerLink'),
    redeemCode: mutation(RedeemCodeDocument, 'redeemCode', { invalidatesTags: ['Subscription'] }),
  })),
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
