import type { RouteDefinition } from '../routeDefinition.ts';

/** Pages for staff and for trying out what the site does when something fails (spec 1 section 2, Q-024). */
export const internalRoutes: readonly RouteDefinition[] = [
  {
    id: 'internal.ui',
    pattern: '/internal/ui',
    title: 'Interface parts',
    description: 'Every part of the interface in every state.',
    access: { internal: 'always' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal.features',
    pattern: '/internal/features',
    title: 'Features',
    description: 'Every flag, toggle, test group and grant.',
    access: { internal: 'always' },
    redirect: { to: '/internal/features/journey', how: 'replace' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal.features-list',
    pattern: '/internal/features/:categorizationMethod/:category?',
    title: 'Features',
    description: 'Every flag, toggle, test group and grant, and how it stands for a member.',
    access: { internal: 'always' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal.feature',
    pattern: '/internal/features/:categorizationMethod/:category/:featureId',
    title: 'Feature',
    description: 'What a flag, toggle, test group or grant changes, why it is on or off, and its switch.',
    access: { internal: 'always' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal.support',
    pattern: '/internal/support',
    title: 'Support files',
    description: 'What a reader saw, from the file they made for support.',
    access: { internal: 'always' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal.login',
    pattern: '/internal/login',
    title: 'Staff sign-in',
    description: 'Sign in as a member of staff.',
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal-testing.throw',
    pattern: '/internal-testing/throw',
    title: 'A page that fails',
    description: 'Shows what a reader sees when a page cannot be drawn.',
    access: { internal: 'in-production' },
    robots: 'noindex, nofollow',
  },
  {
    id: 'internal-testing.throw-gql',
    pattern: '/internal-testing/throw-gql',
    title: 'A page whose query fails',
    description: 'Shows what a reader sees when the server refuses a query.',
    access: { internal: 'in-production' },
    robots: 'noindex, nofollow',
  },
];
