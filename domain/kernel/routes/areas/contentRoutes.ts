import type { Chrome, RouteDefinition } from '../routeDefinition.ts';

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
