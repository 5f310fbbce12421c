import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Pages that say what went wrong (spec 1 sections 2 and 8). They answer 200: asked for, they are what was asked for.
 */
export const errorRoutes: readonly RouteDefinition[] = [
  {
    id: 'error.access-denied',
    pattern: '/access-denied',
    title: 'Access denied',
    robots: 'noindex',
  },
  {
    id: 'error.record-access-denied',
    pattern: '/access-denied/record',
    title: 'Record not available',
    robots: 'noindex',
  },
  {
    id: 'error.generic',
    pattern: '/error',
    title: '500 Internal Server Error',
    robots: 'noindex',
  },
  {
    id: 'error.auth',
    pattern: '/error/auth',
    title: 'We could not sign you in',
    robots: 'noindex',
  },
];

/**
 * Addresses that serve the site itself: its map, the way to its predecessor, and one that shows nothing (spec 1 section
 * 2).
 */
export const systemRoutes: readonly RouteDefinition[] = [
  {
    id: 'system.site-map',
    pattern: '/sitemap',
    title: 'Site map',
    access: { host: 'not-on-sister-site' },
  },
  {
    id: 'system.redirect',
    pattern: '/redirect',
    title: 'One moment',
    robots: 'noindex, nofollow',
  },
  {
    id: 'system.static-examples',
    pattern: '/static-examples/*',
    title: 'Static examples',
    robots: 'noindex, nofollow',
  },
];
