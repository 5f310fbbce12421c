import type { RouteDefinition } from '../routeDefinition.ts';

/**
 * Messages between members (spec 1 section 2, Q-055): the list, and one conversation by its name. Below that there is
 * nothing.
 */
export const messagingRoutes: readonly RouteDefinition[] = [
  {
    id: 'messaging.inbox',
    pattern: '/messaging/:conversationHash?',
    title: 'Messages',
    access: { signIn: 'login', grants: ['private-messaging'] },
    chrome: { footer: 'never' },
    robots: 'noindex',
  },
];

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

/**
 * A member's own account (spec 1 section 2, spec 2 section 2). The three pages of links in emails are open: they carry
 * a token.
 */
export const accountRoutes: readonly RouteDefinition[] = [
  {
    id: 'account.personal-details',
    pattern: '/account/personal-details',
    title: 'Personal details',
    access: { signIn: 'login', grants: ['personal-details'] },
    chrome: { frame: 'account' },
    robots: 'noindex',
  },
  {
    id: 'account.security-settings',
    pattern: '/account/security-settings',
    title: 'Security settings',
    access: {
      signIn: 'login',
      grants: ['security-settings:manage:*'],
      anyBelowPrefix: true,
      whenGrantsFail: 'deny-access',
    },
    chrome: { frame: 'account' },
    robots: 'noindex',
    errorScreen: 'area',
  },
  {
    id: 'account.devices',
    pattern: '/account/devices',
    title: 'Signed-in devices',
    access: { signIn: 'login' },
    chrome: { frame: 'account' },
    robots: 'noindex',
  },
  {
    id: 'account.my-data',
    pattern: '/account/my-data',
    title: 'My data',
    access: { signIn: 'login' },
    chrome: { frame: 'account' },
    robots: 'noindex',
  },
  {
    id: 'account.support',
    pattern: '/account/support',
    title: 'Support requests',
    access: { signIn: 'login' },
    chrome: { frame: 'account' },
    robots: 'noindex',
  },
  {
    id: 'account.support-request',
    pattern: '/account/support/:reference',
    title: 'Support request',
    access: { signIn: 'login' },
    chrome: { frame: 'account' },
    robots: 'noindex',
  },
  {
    id: 'account.confirm-email',
    pattern: '/account/confirm-email',
    title: 'Confirm your new email address',
    robots: 'noindex, nofollow',
  },
  {
    id: 'account.keep-email',
    pattern: '/account/keep-email',
    title: 'Keep your email address',
    robots: 'noindex, nofollow',
  },
  {
    id: 'account.keep-account',
    pattern: '/account/keep-account',
    title: 'Keep your account',
    robots: 'noindex, nofollow',
  },
];
