import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Saved searches, and the page that a link in an email leads to. */
export const pages: FeaturePages = {
  'search.saved': () => import(/* webpackChunkName: "search.saved" */ './SavedSearchesPage.tsx'),
  'search.stop-mail': () => import(/* webpackChunkName: "search.stop-mail" */ './StopMailPage.tsx'),
};
