import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of search results. */
export const pages: FeaturePages = { 'search.results': () => import('./ResultsPage.tsx') };

/** What a member meets who searched too much at once. */
export const limitPages: FeaturePages = { 'search.exceeded-limit': () => import('./ExceededLimitPage.tsx') };
