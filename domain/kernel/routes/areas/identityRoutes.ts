import type { RouteDefinition } from '../routeDefinition.ts';

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
