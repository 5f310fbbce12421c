import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What readers reported of records, for staff. */
export const pages: FeaturePages = {
  'internal.reports': () => import(/* webpackChunkName: "internal.reports" */ './pages/ReportQueuePage.tsx'),
};
