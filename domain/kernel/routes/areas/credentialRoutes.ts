import type { RouteDefinition } from '../routeDefinition.ts';

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
