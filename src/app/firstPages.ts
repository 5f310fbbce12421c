import { pages as accountAccessPages } from '#features/account/access/routes.tsx';
import { pages as articlePages } from '#features/newspapers/search/routes.tsx';
import { pages as recordSetPages } from '#features/records/sets/routes.tsx';
import { pages as transcriptPages } from '#features/records/transcript/routes.tsx';
import { pages as recordSearchPages } from '#features/search/results/routes.tsx';
import { pages as homePages } from '#features/site/home/routes.tsx';
import { pages as freeSetPages } from '#features/site/landing/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The pages of the first routes (domain/kernel/routes/firstRoutes.ts) by route id. */
export const firstPages: FeaturePages = {
  'error.generic': () => import(/* webpackChunkName: "error.generic" */ './system/ErrorPage.tsx'),
  ...accountAccessPages,
  ...articlePages,
  ...freeSetPages,
  ...homePages,
  ...recordSearchPages,
  ...recordSetPages,
  ...transcriptPages,
};
