import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Giving and redeeming, and referrals among the pages of the account. */
export const pages: FeaturePages = {
  'billing.gift-subscriptions': () => import(/* webpackChunkName: "billing.gift-subscriptions" */ './GiftsPage.tsx'),
  'billing.gift-subscriptions-redeem': () =>
    import(/* webpackChunkName: "billing.gift-subscriptions-redeem" */ './RedeemPage.tsx'),
  'billing.nygb-redeem-offer': () => import(/* webpackChunkName: "billing.nygb-redeem-offer" */ './OfferPage.tsx'),
  'billing.account-referrals': () => import(/* webpackChunkName: "billing.account-referrals" */ './ReferralsPage.tsx'),
};
