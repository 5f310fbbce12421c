import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Pages that say what went wrong (spec 1 sections 2 and 8). They answer 200: asked for, they are what was asked for.
 */
export const errorRoutes: readonly RouteDefinition[] = [
  {
    id: 'error.access-denied',
    pattern: '/access-denied',
    title: 'Access denied',
    description: 'This page needs access that your account does not have.',
    robots: 'noindex',
  },
  {
    id: 'error.record-access-denied',
    pattern: '/access-denied/record',
    title: 'Record not available',
    description: 'This record is closed or needs access that your account does not have.',
    robots: 'noindex',
  },
  {
    id: 'error.generic',
    pattern: '/error',
    title: '500 Internal Server Error',
    description: 'Something went wrong. Try again in a few minutes.',
    robots: 'noindex',
  },
  {
    id: 'error.auth',
    pattern: '/error/auth',
    title: 'We could not sign you in',
    description: 'We couldn’t sign you in. Try again.',
    robots: 'noindex',
  },
];
