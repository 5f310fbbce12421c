import type { RouteDefinition } from '../routeDefinition.ts';

/** Pages of text (spec 1 section 2). */
export const contentRoutes: readonly RouteDefinition[] = [
  {
    id: 'content.cookies-policy',
    hasFirstContent: true,
    // Any sub-path shows the policy; the phone app draws its own bars.
    pattern: '/cookies-policy/*',
    title: 'Cookies policy',
    description: 'Every cookie this site sets, its purpose, how long it lasts, and how to change your choice.',
    chrome: { nav: 'unless-embedded', footer: 'unless-embedded' },
  },
  {
    id: 'search.exceeded-limit',
    pattern: '/steady-sherlock',
    title: 'Limit reached',
    description: 'How much an account may search in a short time, and what to do if you reach the limit.',
    access: { signIn: 'register' },
    robots: 'noindex',
  },
];
