import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The two questions, and the results they lead to. */
export const pages: FeaturePages = {
  'landing.intent': () => import(/* webpackChunkName: "landing.intent" */ './IntentPage.tsx'),
  'landing.personalised-results': () =>
    import(/* webpackChunkName: "landing.personalised-results" */ './PersonalisedResultsPage.tsx'),
};
