import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The research hub, and a member’s records. */
export const pages: FeaturePages = {
  'research.hub': () => import('./HubPage.tsx'),
  'research.my-records': () => import('./MyRecordsPage.tsx'),
};
