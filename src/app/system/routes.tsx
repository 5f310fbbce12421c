import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the shell itself, and pages that choose between features. */
export const pages: FeaturePages = {
  'system.site-map': () => import(/* webpackChunkName: "system.site-map" */ './SiteMapPage.tsx'),
  'system.redirect': () => import(/* webpackChunkName: "system.redirect" */ './RedirectPage.tsx'),
  'system.static-examples': () => import(/* webpackChunkName: "system.static-examples" */ './StaticExamplesPage.tsx'),
  'images.viewer': () => import(/* webpackChunkName: "images.viewer" */ './PageViewer.tsx'),
};
