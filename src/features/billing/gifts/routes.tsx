import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Giving and redeeming. */
export const pages: FeaturePages = {
  'billing.gift-subscriptions': () => import('./GiftsPage.tsx'),
  'billing.gift-subscriptions-redeem': () => import('./RedeemPage.tsx'),
  'billing.nygb-redeem-offer': () => import('./OfferPage.tsx'),
};

/** Referrals among the pages of the account. */
export const framedPages: FeaturePages = {
  'billing.account-referrals': () => import('./ReferralsPage.tsx'),
};
