import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member's research folders, and the example of one. */
export const pages: FeaturePages = {
  'research.folder': () => import('./FolderPage.tsx'),
  'research.invitation': () => import('./InvitationPage.tsx'),
  'research.example-folder': () => import('./ExampleFolderPage.tsx'),
};
