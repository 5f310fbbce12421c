import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Ways into a tree of somebody else. */
export const pages: FeaturePages = {
  'tree.invitation': () => import('./pages/InvitationPage.tsx'),
  'tree.preview': () => import('./pages/PreviewPage.tsx'),
};
