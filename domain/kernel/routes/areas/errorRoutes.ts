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
