import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page that shows the parts of the interface. */
export const pages: FeaturePages = {
  'internal.ui': () => import(/* webpackChunkName: "internal.ui" */ './GalleryPage.tsx'),
};
