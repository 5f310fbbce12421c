import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Messages between members. */
export const pages: FeaturePages = {
  'messaging.inbox': () => import(/* webpackChunkName: "messaging.inbox" */ './InboxPage.tsx'),
};
