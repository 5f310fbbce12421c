import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the shell itself, pages that choose between features, recordings that members handed over, and pages that fail on purpose. */
export const pages: FeaturePages = {
  'error.generic': () => import(/* webpackChunkName: "error.generic" */ './ErrorPage.tsx'),
  'system.site-map': () => import(/* webpackChunkName: "system.site-map" */ './SiteMapPage.tsx'),
  'system.redirect': () => import(/* webpackChunkName: "system.redirect" */ './RedirectPage.tsx'),
  'system.static-examples': () => import(/* webpackChunkName: "system.static-examples" */ './StaticExamplesPage.tsx'),
  'images.viewer': () => import(/* webpackChunkName: "images.viewer" */ './PageViewer.tsx'),
  'internal-testing.throw': () => import(/* webpackChunkName: "internal-testing.throw" */ './ThrowPage.tsx'),
  'internal-testing.throw-gql': () => import(/* webpackChunkName: "internal-testing.throw-gql" */ './ThrowGqlPage.tsx'),
  'internal.support': () => import(/* webpackChunkName: "internal.support" */ '../support/replay/SupportPage.tsx'),
};
