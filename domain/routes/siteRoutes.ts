import { accountRoutes } from './areas/accountRoutes.ts';
import { contentRoutes } from './areas/contentRoutes.ts';
import { errorRoutes } from './areas/errorRoutes.ts';
import { homeRoutes } from './areas/homeRoutes.ts';
import { identityRoutes } from './areas/identityRoutes.ts';
import { internalRoutes } from './areas/internalRoutes.ts';
import { libraryRoutes } from './areas/libraryRoutes.ts';
import { profileRoutes } from './areas/profileRoutes.ts';
import { recordRoutes } from './areas/recordRoutes.ts';
import { systemRoutes } from './areas/systemRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/** Every page of the site, area by area. An address that none of them matches is not found. */
export const siteRoutes: readonly RouteDefinition[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...errorRoutes,
  ...accountRoutes,
  ...libraryRoutes,
  ...recordRoutes,
  ...contentRoutes,
  ...profileRoutes,
  ...internalRoutes,
  ...systemRoutes,
];
