import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Staff and their duties. */
export const pages: FeaturePages = {
  'internal.staff': () => import(/* webpackChunkName: "internal.staff" */ './StaffPage.tsx'),
};
