import type { RouteDefinition } from '../routeDefinition.ts';

/** Signing in through a library, and what can be wrong with it (spec 1 sections 2 and 8). */
export const libraryRoutes: readonly RouteDefinition[] = [
  {
    id: 'library.chooser',
    pattern: '/wayf',
    title: 'Find your library',
    access: { audience: { only: 'visitors', otherwise: { to: '/home', how: 'hard' } } },
  },
  {
    id: 'library.access',
    pattern: '/library-access',
    title: 'Library access',
  },
  {
    id: 'library.no-access',
    pattern: '/nolibraryaccess',
    title: 'No library access',
    robots: 'noindex',
  },
  {
    id: 'error.federator',
    pattern: '/error/federator',
    title: 'Library sign-in failed',
    robots: 'noindex',
  },
  {
    id: 'error.federator-name-id',
    pattern: '/error/federator/missing-persistent-name-id',
    title: 'Library sign-in failed',
    robots: 'noindex',
  },
  {
    id: 'error.federator-organisation',
    pattern: '/error/federator/unauthorised-organisation',
    title: 'Library sign-in failed',
    robots: 'noindex',
  },
];
