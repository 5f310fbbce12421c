import { articleRoutes } from './areas/articleRoutes.ts';
import { errorRoutes } from './areas/errorRoutes.ts';
import { freeSetRoutes } from './areas/freeSetRoutes.ts';
import { homeRoutes } from './areas/homeRoutes.ts';
import { identityRoutes } from './areas/identityRoutes.ts';
import { recordRoutes } from './areas/recordRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/**
 * The areas most readers enter by. The browser has them from the start; every byte here is part of every first load.
 */
export const firstRoutes: readonly RouteDefinition[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...errorRoutes,
  ...recordRoutes,
  ...articleRoutes,
  ...freeSetRoutes,
];
