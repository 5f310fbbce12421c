import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member's requests, in the frame of the account. */
export const framedPages: FeaturePages = {
  'account.support': () => import('./RequestsPage.tsx'),
  'account.support-request': () => import('./RequestPage.tsx'),
};

/** A visitor's request. */
export const pages: FeaturePages = { 'support.request': () => import('./VisitorRequestPage.tsx') };
