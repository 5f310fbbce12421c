import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The survey among the pages of the account. */
export const framedPages: FeaturePages = {
  'billing.account-leaving-survey': () => import('./LeavingSurveyPage.tsx'),
};

/** What came of it, for staff. */
export const pages: FeaturePages = {
  'internal.leaving-surveys': () => import('./LeavingSurveysPage.tsx'),
};
