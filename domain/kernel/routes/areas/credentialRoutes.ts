import type { RouteDefinition } from '../routeDefinition.ts';

/** Passwords, terms and email: pages reached from a link or after signing in (spec 1 section 2). */
export const credentialRoutes: readonly RouteDefinition[] = [
  {
    id: 'identity.accept-terms-of-use',
    pattern: '/accept-terms-of-use',
    title: 'Terms of use',
    description: 'The terms of use of this site.',
    clientOnly: true,
    robots: 'noindex',
  },
  {
    id: 'identity.email-preferences',
    pattern: '/email-preferences',
    title: 'Email preferences',
    description: 'Choose which emails you want from us.',
    robots: 'noindex, nofollow',
  },
  {
    id: 'identity.clear-data',
    pattern: '/clear-data',
    title: 'Clear data',
    description: 'Clear the data this site stores in your browser.',
    robots: 'noindex',
  },
  {
    id: 'identity.forgot-password',
    hasFirstContent: true,
    pattern: '/forgot-password',
    title: 'Forgotten password',
    description: 'Get a link to choose a new password.',
    robots: 'noindex',
  },
  {
    id: 'identity.complete-reset-password',
    pattern: '/complete-reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    chrome: { nav: 'never', footer: 'never', background: 'indigo' },
    robots: 'noindex, nofollow',
  },
];
