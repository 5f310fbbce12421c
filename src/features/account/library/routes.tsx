import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages for readers who come through a library. */
export const pages: FeaturePages = {
  'library.chooser': () => import(/* webpackChunkName: "library.chooser" */ './pages/ChooserPage.tsx'),
  'library.access': () => import(/* webpackChunkName: "library.access" */ './pages/LibraryAccessPage.tsx'),
  'library.no-access': () => import(/* webpackChunkName: "library.no-access" */ './pages/NoAccessPage.tsx'),
  'error.federator': () => import(/* webpackChunkName: "error.federator" */ './pages/FailurePage.tsx'),
  'error.federator-name-id': () =>
    import(/* webpackChunkName: "error.federator-name-id" */ './pages/MissingNameIdPage.tsx'),
  'error.federator-organisation': () =>
    import(/* webpackChunkName: "error.federator-organisation" */ './pages/NotAllowedPage.tsx'),
};
