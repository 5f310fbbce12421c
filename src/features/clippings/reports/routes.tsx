import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What staff do about reported clippings. */
export const pages: FeaturePages = {
  'internal.clipping-reports': () =>
    import(/* webpackChunkName: "internal.clipping-reports" */ './ClippingReportsPage.tsx'),
};
