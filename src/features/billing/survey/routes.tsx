import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The survey among the pages of the account, and what came of it, for staff. */
export const pages: FeaturePages = {
  'billing.account-leaving-survey': () =>
    import(/* webpackChunkName: "billing.account-leaving-survey" */ './LeavingSurveyPage.tsx'),
  'internal.leaving-surveys': () =>
    import(/* webpackChunkName: "internal.leaving-surveys" */ './LeavingSurveysPage.tsx'),
};
