import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The research hub, and a member’s records. */
export const pages: FeaturePages = {
  'research.hub': () => import(/* webpackChunkName: "research.hub" */ './HubPage.tsx'),
  'research.my-records': () => import(/* webpackChunkName: "research.my-records" */ './MyRecordsPage.tsx'),
};
