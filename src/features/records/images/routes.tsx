import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The viewer of page images. */
export const pages: FeaturePages = { 'images.viewer': () => import('./ImageViewerPage.tsx') };
