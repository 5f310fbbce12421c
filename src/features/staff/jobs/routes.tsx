import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Jobs of the background and imports of operators, for staff. */
export const pages: FeaturePages = {
  'internal.jobs': () => import(/* webpackChunkName: "internal.jobs" */ './JobsPage.tsx'),
  'internal.imports': () => import(/* webpackChunkName: "internal.imports" */ './ImportsPage.tsx'),
};
