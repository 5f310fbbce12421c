import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Texts before they are published, for staff. */
export const pages: FeaturePages = {
  'internal-testing.preview': () =>
    import(/* webpackChunkName: "internal-testing.preview" */ './pages/PreviewPage.tsx'),
};
