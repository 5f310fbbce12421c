import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The money of members, for staff of billing. */
export const pages: FeaturePages = {
  'internal.billing': () => import('./BillingDeskPage.tsx'),
  'internal.billing-account': () => import('./AccountPage.tsx'),
};
