import type { Chrome, RouteDefinition } from '../routeDefinition.ts';

/** The phone app draws its own bars. */
const HIDDEN_IN_APP: Chrome = { nav: 'unless-embedded', footer: 'unless-embedded' };

/** Pages of text (spec 1 section 2). */
export const contentRoutes: readonly RouteDefinition[] = [
  {
    id: 'content.cookies-policy',
    hasFirstContent: true,
    // Any sub-path shows the policy.
    pattern: '/cookies-policy/*',
    title: 'Cookies policy',
    description: 'Every cookie this site sets, its purpose, how long it lasts, and how to change your choice.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.about',
    hasFirstContent: true,
    pattern: '/about',
    title: 'About this site',
    description:
      'Who runs this site, what it holds, how to reach the people behind it, and the software and data it is made with.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.licences',
    hasFirstContent: true,
    pattern: '/about/licences',
    title: 'Licences of others’ work',
    description: 'The software, typefaces and data by others that this site is made with, and their licences.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.terms',
    hasFirstContent: true,
    pattern: '/terms',
    title: 'Terms of use',
    description:
      'What you may do with the records of this site, what we promise, and what we ask of members and subscribers.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.privacy',
    hasFirstContent: true,
    pattern: '/privacy',
    title: 'Privacy notice',
    description: 'What this site stores about you, why, for how long, who else receives it, and your rights.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'content.accessibility',
    hasFirstContent: true,
    pattern: '/accessibility',
    title: 'Accessibility statement',
    description: 'How accessible this site is, what is not accessible yet, and how to tell us about a problem.',
    chrome: HIDDEN_IN_APP,
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
