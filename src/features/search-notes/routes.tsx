import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What members keep of their searches. */
export const pages: FeaturePages = {
  'search.saved': () => import('./pages/SavedSearchesPage.tsx'),
  'search.diary': () => import('./pages/DiaryPage.tsx'),
  'search.stop-mail': () => import('./pages/StopMailPage.tsx'),
};
