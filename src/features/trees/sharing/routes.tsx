import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Ways into a tree of another person. */
export const pages: FeaturePages = {
  'tree.invitation': () => import(/* webpackChunkName: "tree.invitation" */ './InvitationPage.tsx'),
  'tree.preview': () => import(/* webpackChunkName: "tree.preview" */ './PreviewPage.tsx'),
};
