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
