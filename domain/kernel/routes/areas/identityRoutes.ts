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

/** Passwords, terms and email: pages reached from a link or after signing in (spec 1 section 2). */
export const credentialRoutes: readonly RouteDefinition[] = [
  {
    id: 'identity.accept-terms-of-use',
    pattern: '/accept-terms-of-use',
    title: 'Terms of use',
    clientOnly: true,
    robots: 'noindex',
  },
  {
    id: 'identity.email-preferences',
    pattern: '/email-preferences',
    title: 'Email preferences',
    robots: 'noindex, nofollow',
  },
  {
    id: 'identity.clear-data',
    pattern: '/clear-data',
    title: 'Clear data',
    robots: 'noindex',
  },
  {
    id: 'identity.forgot-password',
    pattern: '/forgot-password',
    title: 'Forgotten password',
    robots: 'noindex',
  },
  {
    id: 'identity.complete-reset-password',
    pattern: '/complete-reset-password',
    title: 'Choose a new password',
    chrome: { nav: 'never', footer: 'never', background: 'indigo' },
    robots: 'noindex, nofollow',
  },
];

/** Signing in and up (spec 1 section 2). */
export const identityRoutes: readonly RouteDefinition[] = [
  {
    id: 'identity.sign-in',
    pattern: '/sign-in/*',
    title: 'Sign in',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
    chrome: { nav: 'unless-bot', footer: 'unless-bot' },
  },
  {
    id: 'identity.register',
    pattern: '/register',
    title: 'Create an account',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
  },
  {
    id: 'identity.complete-login',
    pattern: '/complete-login',
    title: 'Signing you in',
    robots: 'noindex, nofollow',
  },
];
