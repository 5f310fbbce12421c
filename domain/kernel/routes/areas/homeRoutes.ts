import type { Redirect } from '#domain/kernel/grants/accessRule.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

const NO_ACCESS: Redirect = { to: '/nolibraryaccess', how: 'replace' };

/**
 * The two home pages (spec 2 section 2, Q-006): `/` is the visitor's, `/home` and all below it the member's. Library
 * patrons have the visitor's home at both, or none.
 */
export const homeRoutes: readonly RouteDefinition[] = [
  {
    id: 'home.visitor',
    pattern: '/',
    title: 'Family history and historical records',
    access: {
      audience: { only: 'visitors', otherwise: { to: '/home', how: 'replace', keepsQuery: true }, patrons: NO_ACCESS },
    },
  },
  {
    id: 'home.member',
    pattern: '/home/*',
    title: 'Home',
    access: { audience: { only: 'members', otherwise: { to: '/', how: 'hard' }, patrons: NO_ACCESS } },
    robots: 'noindex',
  },
];
