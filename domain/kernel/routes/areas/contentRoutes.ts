import type { Redirect } from '#domain/kernel/grants/accessRule.ts';

import type { Chrome, RouteDefinition } from '../routeDefinition.ts';

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

/** The phone app draws its own bars. */
const HIDDEN_IN_APP: Chrome = { nav: 'unless-embedded', footer: 'unless-embedded' };

/** Pages of text (spec 1 section 2). */
export const contentRoutes: readonly RouteDefinition[] = [
  {
    id: 'content.cookies-policy',
    // Any sub-path shows the policy.
    pattern: '/cookies-policy/*',
    title: 'Cookies policy',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.about',
    pattern: '/about',
    title: 'About this site',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.licences',
    pattern: '/about/licences',
    title: 'Licences of others’ work',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.terms',
    pattern: '/terms',
    title: 'Terms of use',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.privacy',
    pattern: '/privacy',
    title: 'Privacy notice',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.accessibility',
    pattern: '/accessibility',
    title: 'Accessibility statement',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'search.exceeded-limit',
    pattern: '/steady-sherlock',
    title: 'Limit reached',
    access: { signIn: 'register' },
    robots: 'noindex',
  },
];
