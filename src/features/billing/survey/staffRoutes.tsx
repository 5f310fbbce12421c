import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What came of the survey of those who leave, for staff. */
export const pages: FeaturePages = {
  'internal.leaving-surveys': () =>
    import(/* webpackChunkName: "internal.leaving-surveys" */ './LeavingSurveysPage.tsx'),
};
