import type { FeaturePages } from '#services/routing/featurePages.ts';

/** How people of a tree are related. */
export const pages: FeaturePages = {
  'tree.relationship': () => import(/* webpackChunkName: "tree.relationship" */ './RelationshipPage.tsx'),
};
