import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What members corrected in newspapers, for staff. */
export const pages: FeaturePages = {
  'internal.corrections': () => import(/* webpackChunkName: "internal.corrections" */ './CorrectionsPage.tsx'),
};
