import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The money of members, for staff of billing. */
export const pages: FeaturePages = {
  'internal.billing': () => import(/* webpackChunkName: "internal.billing" */ './BillingDeskPage.tsx'),
  'internal.billing-account': () => import(/* webpackChunkName: "internal.billing-account" */ './AccountPage.tsx'),
};
