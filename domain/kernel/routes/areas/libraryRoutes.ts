import type { RouteDefinition } from '../routeDefinition.ts';

/** Signing in through a library, and what can be wrong with it (spec 1 sections 2 and 8). */
export const libraryRoutes: readonly RouteDefinition[] = [
  {
    id: 'library.chooser',
    hasFirstContent: true,
    pattern: '/wayf',
    title: 'Find your library',
    description: 'Choose your library or institution, and sign in there.',
    access: { audience: { only: 'visitors', otherwise: { to: '/home', how: 'hard' } } },
  },
  {
    id: 'library.access',
    hasFirstContent: true,
    pattern: '/library-access',
    title: 'Library access',
    description: 'How to use this site through your library or institution.',
  },
  {
    id: 'library.no-access',
    hasFirstContent: true,
    pattern: '/nolibraryaccess',
    title: 'No library access',
    description: 'Your library’s access does not include this site.',
    robots: 'noindex',
  },
  {
    id: 'error.federator',
    pattern: '/error/federator',
    title: 'Library sign-in failed',
    description: 'We couldn’t sign you in through your library.',
    robots: 'noindex',
  },
  {
    id: 'error.federator-name-id',
    pattern: '/error/federator/missing-persistent-name-id',
    title: 'Library sign-in failed',
    description: 'Your library did not send your identity.',
    robots: 'noindex',
  },
  {
    id: 'error.federator-organisation',
    pattern: '/error/federator/unauthorised-organisation',
    title: 'Library sign-in failed',
    description: 'Your library does not have access to this site.',
    robots: 'noindex',
  },
];
