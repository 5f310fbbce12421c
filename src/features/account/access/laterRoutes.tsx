import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages met after signing in. */
export const memberPages: FeaturePages = {
  'identity.accept-terms-of-use': () =>
    import(/* webpackChunkName: "identity.accept-terms-of-use" */ './pages/AcceptTermsPage.tsx'),
  'identity.clear-data': () => import(/* webpackChunkName: "identity.clear-data" */ './pages/ClearDataPage.tsx'),
};
