import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of reports about records, and the queue of staff. */
export const pages: FeaturePages = {
  'reports.error': () => import(/* webpackChunkName: "reports.error" */ './pages/ErrorReportPage.tsx'),
  'reports.close': () => import(/* webpackChunkName: "reports.close" */ './pages/CloseRecordPage.tsx'),
  'reports.mine': () => import(/* webpackChunkName: "reports.mine" */ './pages/MyCorrectionsPage.tsx'),
  'internal.reports': () => import(/* webpackChunkName: "internal.reports" */ './pages/ReportQueuePage.tsx'),
};
