import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member’s requests, among the pages of the account, and a visitor’s. */
export const pages: FeaturePages = {
  'account.support': () => import(/* webpackChunkName: "account.support" */ './RequestsPage.tsx'),
  'account.support-request': () => import(/* webpackChunkName: "account.support-request" */ './RequestPage.tsx'),
  'support.request': () => import(/* webpackChunkName: "support.request" */ './VisitorRequestPage.tsx'),
};
