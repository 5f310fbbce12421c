import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The list of record sets and the page of one. */
export const pages: FeaturePages = {
  'records.all-sets': () => import(/* webpackChunkName: "records.all-sets" */ './AllRecordSetsPage.tsx'),
  'records.set': () => import(/* webpackChunkName: "records.set" */ './RecordSetPage.tsx'),
};
