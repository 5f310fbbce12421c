import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Lists of hints, and the choice of a tree for a record. */
export const pages: FeaturePages = {
  'tree.hints-1921': () => import('./pages/Census1921HintsPage.tsx'),
  'tree.hints-military': () => import('./pages/MilitaryHintsPage.tsx'),
  'tree.hints-all': () => import('./pages/AllHintsPage.tsx'),
  'tree.add-record': () => import('./pages/AddRecordPage.tsx'),
};
