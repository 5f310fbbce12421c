import type { RouteDefinition } from '../routeDefinition.ts';

/** Signing in and up (spec 1 section 2). */
export const identityRoutes: readonly RouteDefinition[] = [
  {
    id: 'identity.sign-in',
    pattern: '/sign-in/*',
    title: 'Sign in',
    description: 'Sign in to search and save historical records.',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
    chrome: { nav: 'unless-bot', footer: 'unless-bot' },
  },
  {
    id: 'identity.register',
    pattern: '/register',
    title: 'Create an account',
    description: 'Create an account to search, read and keep historical records.',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
  },
  {
    id: 'identity.complete-login',
    pattern: '/complete-login',
    title: 'Signing you in',
    description: 'One moment while we sign you in.',
    robots: 'noindex, nofollow',
  },
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
    description: 'Clear what this site keeps in your browser.',
    robots: 'noindex',
  },
  {
    id: 'identity.forgot-password',
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
