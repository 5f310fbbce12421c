import type { RouteDefinition } from '../routeDefinition.ts';

/** A member's public profile and email choices (spec 1 section 2). `/profile` alone is not a page. */
export const profileRoutes: readonly RouteDefinition[] = [
  {
    id: 'profile.mine',
    pattern: '/profile/my-profile',
    title: 'My profile',
    chrome: { frame: 'account' },
    access: { signIn: 'login', grants: ['my-profile'] },
    robots: 'noindex',
  },
  {
    id: 'profile.public',
    pattern: '/profile/:profileId',
    title: 'Profile',
    access: { signIn: 'login', grants: ['my-profile'] },
    robots: 'noindex',
  },
  {
    id: 'account.communication-preferences',
    pattern: '/account/communication-preferences/*',
    title: 'Communication preferences',
    chrome: { frame: 'account' },
    access: { grants: ['communication-preferences'], whenGrantsFail: 'deny-access' },
    robots: 'noindex',
  },
];
