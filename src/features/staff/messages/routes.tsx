import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Messages of staff to members. */
export const pages: FeaturePages = {
  'internal.messages': () => import(/* webpackChunkName: "internal.messages" */ './MessagesPage.tsx'),
};
