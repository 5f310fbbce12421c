import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Saved searches, and the page that a link in an email leads to. */
export const pages: FeaturePages = {
  'search.saved': () => import('./SavedSearchesPage.tsx'),
  'search.stop-mail': () => import('./StopMailPage.tsx'),
};
