import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The list of record sets and the page of one. */
export const pages: FeaturePages = {
  'records.all-sets': () => import('./AllRecordSetsPage.tsx'),
  'records.set': () => import('./RecordSetPage.tsx'),
};
