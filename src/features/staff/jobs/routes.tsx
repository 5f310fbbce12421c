import type { FeaturePages } from '#services/routing/featurePages.ts';

/** Jobs of the background and imports of operators, for staff. */
export const pages: FeaturePages = {
  'internal.jobs': () => import('./JobsPage.tsx'),
  'internal.imports': () => import('./ImportsPage.tsx'),
};
