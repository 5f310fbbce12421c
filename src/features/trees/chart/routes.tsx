import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Ways to the chart; the chart itself is joined with its drawers in src/app/trees. */
export const pages: FeaturePages = {
  'tree.within': () => import(/* webpackChunkName: "tree.within" */ './pages/WithinTreePage.tsx'),
};
