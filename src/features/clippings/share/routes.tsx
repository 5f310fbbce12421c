import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of a shared clipping (spec 2 section 2). */
export const pages: FeaturePages = {
  'image-share.clipping': () => import(/* webpackChunkName: "image-share.clipping" */ './SharedClippingPage.tsx'),
};
