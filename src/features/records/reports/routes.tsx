import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Pages of reports about records. */
export const pages: FeaturePages = {
  'reports.error': () => import('./pages/ErrorReportPage.tsx'),
  'reports.close': () => import('./pages/CloseRecordPage.tsx'),
  'reports.mine': () => import('./pages/MyCorrectionsPage.tsx'),
};
