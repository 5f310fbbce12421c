import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of one book. */
export const pages: FeaturePages = {
  'records.book': () => import(/* webpackChunkName: "records.book" */ './BookPage.tsx'),
};
