import type { FeaturePages } from '#services/routing/featurePages.ts';

/** What a member meets who searched too much at once. */
export const limitPages: FeaturePages = {
  'search.exceeded-limit': () => import(/* webpackChunkName: "search.exceeded-limit" */ './ExceededLimitPage.tsx'),
};
