import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The page of one record. */
export const pages: FeaturePages = {
  'records.transcript': () => import(/* webpackChunkName: "records.transcript" */ './TranscriptPage.tsx'),
};
