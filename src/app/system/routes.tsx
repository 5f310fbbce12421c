import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the shell itself, and pages that choose between features. */
export const pages: FeaturePages = {
  'system.site-map': () => import('./SiteMapPage.tsx'),
  'system.redirect': () => import('./RedirectPage.tsx'),
  'system.static-examples': () => import('./StaticExamplesPage.tsx'),
  'images.viewer': () => import('./PageViewer.tsx'),
};
