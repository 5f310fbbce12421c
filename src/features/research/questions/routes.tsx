import type { FeaturePages } from '#services/routing/featurePages.ts';

/** A member's research questions, and the report of one. */
export const pages: FeaturePages = {
  'research.question': () => import(/* webpackChunkName: "research.question" */ './QuestionPage.tsx'),
  'research.question-report': () =>
    import(/* webpackChunkName: "research.question-report" */ './QuestionReportPage.tsx'),
};
