import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member's research folders, and the example of one. */
export const pages: FeaturePages = {
  'research.folder': () => import(/* webpackChunkName: "research.folder" */ './FolderPage.tsx'),
  'research.invitation': () => import(/* webpackChunkName: "research.invitation" */ './InvitationPage.tsx'),
  'research.example-folder': () => import(/* webpackChunkName: "research.example-folder" */ './ExampleFolderPage.tsx'),
};
