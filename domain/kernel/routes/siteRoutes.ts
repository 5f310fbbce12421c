import { internalRoutes } from './areas/internalRoutes.ts';
import { firstRoutes } from './firstRoutes.ts';
import { laterRoutes } from './laterRoutes.ts';
import { laterTreeRoutes } from './laterTreeRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/** Every page of the site, area by area. An address that none of them matches is not found. */
export const siteRoutes: readonly RouteDefinition[] = [
  ...firstRoutes,
  ...laterRoutes,
  ...laterTreeRoutes,
  ...internalRoutes,
];
