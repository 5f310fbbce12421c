import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages for readers who come through a library. */
export const pages: FeaturePages = {
  'library.chooser': () => import('./pages/ChooserPage.tsx'),
  'library.access': () => import('./pages/LibraryAccessPage.tsx'),
  'library.no-access': () => import('./pages/NoAccessPage.tsx'),
  'error.federator': () => import('./pages/FailurePage.tsx'),
  'error.federator-name-id': () => import('./pages/MissingNameIdPage.tsx'),
  'error.federator-organisation': () => import('./pages/NotAllowedPage.tsx'),
};
