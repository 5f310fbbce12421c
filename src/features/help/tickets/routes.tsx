import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member's requests, in the frame of the account. */
export const framedPages: FeaturePages = {
  'account.support': () => import(/* webpackChunkName: "account.support" */ './RequestsPage.tsx'),
  'account.support-request': () => import(/* webpackChunkName: "account.support-request" */ './RequestPage.tsx'),
};

/** A visitor's request. */
export const pages: FeaturePages = {
  'support.request': () => import(/* webpackChunkName: "support.request" */ './VisitorRequestPage.tsx'),
};
