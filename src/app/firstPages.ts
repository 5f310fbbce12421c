import { pages as accountAccessPages } from '#features/account-access/routes.tsx';
import { pages as homePages } from '#features/home/routes.tsx';
import { pages as recordSearchPages } from '#features/record-search/routes.tsx';
import { pages as recordSetPages } from '#features/record-sets/routes.tsx';
import { pages as transcriptPages } from '#features/transcript/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { errorPages } from './system/routes.tsx';

/** The pages of the first routes (domain/routes/firstRoutes.ts) by route id. */
export const firstPages: FeaturePages = {
  ...errorPages,
  ...accountAccessPages,
  ...homePages,
  ...recordSearchPages,
  ...recordSetPages,
  ...transcriptPages,
};
