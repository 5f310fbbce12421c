import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What one record set offers: the landing page that readers enter by. */
export const pages: FeaturePages = {
  'landing.free-record-set': () =>
    import(/* webpackChunkName: "landing.free-record-set" */ './pages/FreeRecordSetPage.tsx'),
};
