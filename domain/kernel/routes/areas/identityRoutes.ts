import type { RouteDefinition } from '../routeDefinition.ts';

/** Signing in and up (spec 1 section 2). */
export const identityRoutes: readonly RouteDefinition[] = [
  {
    id: 'identity.sign-in',
    hasFirstContent: true,
    pattern: '/sign-in/*',
    title: 'Sign in',
    description: 'Sign in to search and save historical records.',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
    chrome: { nav: 'unless-bot', footer: 'unless-bot' },
  },
  {
    id: 'identity.register',
    hasFirstContent: true,
    pattern: '/register',
    title: 'Create an account',
    description: 'Create an account to search, read and save historical records.',
    access: { audience: { only: 'visitors', otherwise: 'return-location' } },
  },
  {
    id: 'identity.complete-login',
    pattern: '/complete-login',
    title: 'Signing you in',
    description: 'One moment while we sign you in.',
    robots: 'noindex, nofollow',
  },
];
