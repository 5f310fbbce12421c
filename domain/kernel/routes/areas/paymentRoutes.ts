import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

const NOT_ON_LIBRARY_TERMINALS = { flags: [{ name: FLAGS.libraryHideMemberOptions, mustBe: false, otherwise: { to: '/', how: 'replace' } }] } as const;
const PAYING: AccessRule = { grants: ['payment'] };
/** A visitor who comes for a free trial registers for one (spec 1 section 2). */
const REGISTERED: AccessRule = { ...PAYING, signIn: 'register', signUpMode: 'byLocation' };

const notOpen = (pattern: string, title: string, access: AccessRule): RouteDefinition => ({
  id: `payment.${pattern.slice(1).replaceAll('/', '-')}`,
  pattern,
  title,
  description: 'This part of the site is not open yet.',
  access,
  robots: 'noindex',
});

/** A checkout with the pages it ends at; other sub-paths are not found. */
const checkout = (pattern: string, title: string): RouteDefinition[] =>
  ['', '/failure', '/error', '/cancel', '/success'].map((end) => notOpen(pattern + end, title, { ...REGISTERED, ...NOT_ON_LIBRARY_TERMINALS }));

/**
 * Paying and subscribing (spec 1 section 2). Nothing can be bought yet: the addresses keep their guards, so that offers and
 * links lead where they say, and each page says that it is not open.
 */
export const paymentRoutes: readonly RouteDefinition[] = [
  ...checkout('/payment', 'Payment'),
  ...checkout('/card-update', 'Payment card'),
  notOpen('/card-updated', 'Payment confirmation', REGISTERED),
  notOpen('/payment-confirmation', 'Payment confirmation', REGISTERED),
  notOpen('/subscribe', 'Subscribe', PAYING),
  notOpen('/upgrade', 'Upgrade', PAYING),
  notOpen('/free-trial', 'Free trial', PAYING),
  notOpen('/gift-subscriptions', 'Gift subscriptions', PAYING),
  notOpen('/account/referrals', 'Referrals', { ...PAYING, signIn: 'register' }),
  notOpen('/account/subscription', 'Subscription', { signIn: 'register', ...NOT_ON_LIBRARY_TERMINALS }),
  // The one page of an account that visitors are led home from, and not to sign-in.
  notOpen('/account/leaving-survey', 'Leaving survey', { audience: { only: 'members', otherwise: { to: '/', how: 'replace' } } }),
];
