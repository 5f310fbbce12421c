import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The survey among the pages of the account. */
export const framedPages: FeaturePages = {
  'billing.account-leaving-survey': () =>
    import(/* webpackChunkName: "billing.account-leaving-survey" */ './LeavingSurveyPage.tsx'),
};
