import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Ways into a tree of another person. */
export const pages: FeaturePages = {
  'tree.invitation': () => import('./InvitationPage.tsx'),
  'tree.preview': () => import('./PreviewPage.tsx'),
};
