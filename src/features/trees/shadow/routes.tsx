import type { FeaturePages } from '#services/routing/featurePages.ts';

const page = () => import('./ShadowTreePage.tsx');

/** One page: the drawer and the record are over the same tree. */
export const pages: FeaturePages = {
  'shadow-tree.tree': page,
  'shadow-tree.suggested': page,
  'shadow-tree.detailed': page,
};
