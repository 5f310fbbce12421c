import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The pages on which staff bring registers without an index. */
export const pages: FeaturePages = {
  'desk.books': () => import(/* webpackChunkName: "desk.books" */ './BookSetsPage.tsx'),
  'desk.book-set': () => import(/* webpackChunkName: "desk.book-set" */ './BookSetPage.tsx'),
  'desk.book': () => import(/* webpackChunkName: "desk.book" */ './DeskBookPage.tsx'),
};
