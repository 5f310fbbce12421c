import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Records side by side. */
export const pages: FeaturePages = {
  'records.compare': () => import(/* webpackChunkName: "records.compare" */ './ComparePage.tsx'),
};
