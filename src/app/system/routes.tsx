import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of the shell itself, pages that choose between features, and pages that fail on purpose. */
export const pages: FeaturePages = {
  'system.site-map': () => import('./SiteMapPage.tsx'),
  'system.redirect': () => import('./RedirectPage.tsx'),
  'system.static-examples': () => import('./StaticExamplesPage.tsx'),
  'images.viewer': () => import('./PageViewer.tsx'),
  'internal-testing.throw': () => import('./ThrowPage.tsx'),
  'internal-testing.throw-gql': () => import('./ThrowGqlPage.tsx'),
  'internal.support': () => import('../support/replay/SupportPage.tsx'),
};
