import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Lists of hints, and the choice of a tree for a record. */
export const pages: FeaturePages = {
  'tree.hints-1921': () => import(/* webpackChunkName: "tree.hints-1921" */ './pages/Census1921HintsPage.tsx'),
  'tree.hints-military': () => import(/* webpackChunkName: "tree.hints-military" */ './pages/MilitaryHintsPage.tsx'),
  'tree.hints-all': () => import(/* webpackChunkName: "tree.hints-all" */ './pages/AllHintsPage.tsx'),
  'tree.add-record': () => import(/* webpackChunkName: "tree.add-record" */ './pages/AddRecordPage.tsx'),
};
