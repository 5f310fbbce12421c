import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';

import type { RouteDefinition } from '../routeDefinition.ts';

/** Library terminals lead home from these, and from no other page of this area. */
const NOT_ON_LIBRARY_TERMINALS = {
  flags: [{ name: LIBRARY_TERMINAL, mustBe: false, otherwise: { to: '/', how: 'replace' } }],
} as const;
const PAYING: AccessRule = { grants: ['payment'] };
/** A visitor who comes for a free trial registers for one (spec 1 section 2). */
const REGISTERED: AccessRule = { ...PAYING, signIn: 'register', signUpMode: 'byLocation' };

/** Ids follow the addresses: `billing.account-subscription`. Pages of one reader are not for search engines. */
const page = ({ pattern, ...more }: Omit<RouteDefinition, 'id'>): RouteDefinition => ({
  id: `billing.${pattern.slice(1).replace('/*', '').replaceAll('/', '-')}`,
  pattern,
  robots: 'noindex',
  ...more,
});

interface CheckoutTitles {
  index: string;
  failure: string;
  cancel: string;
  success: string;
}

const ENDS = [
  ['', 'index'],
  ['/failure', 'failure'],
  ['/error', 'failure'],
  ['/cancel', 'cancel'],
  ['/success', 'success'],
] as const;

/**
 * A checkout with the pages it ends at, `error` being `failure` by another name; other sub-paths are not found.
 */
const checkout = (path: string, titles: CheckoutTitles): RouteDefinition[] =>
  ENDS.map(([end, name]) =>
    page({
      pattern: path + end,
      title: titles[name],
      access: { ...REGISTERED, ...NOT_ON_LIBRARY_TERMINALS },
    }),
  );

/** Paying and subscribing (spec 1 section 2, spec 2 sections 2 and 4). */
export const paymentRoutes: readonly RouteDefinition[] = [
  ...checkout('/payment', {
    index: 'Payment',
    failure: 'Payment not made',
    cancel: 'Payment cancelled',
    success: 'Payment received',
  }),
  ...checkout('/card-update', {
    index: 'Payment card',
    failure: 'Card not saved',
    cancel: 'Card unchanged',
    success: 'Card saved',
  }),
  page({
    pattern: '/card-updated',
    title: 'Card saved',
    access: REGISTERED,
  }),
  page({
    pattern: '/payment-confirmation',
    title: 'Payment confirmation',
    access: REGISTERED,
  }),
  page({
    pattern: '/subscribe',
    title: 'Subscribe',
    access: PAYING,
    subscription: { redirects: true, journey: 'subscribe' },
    robots: 'index, follow',
  }),
  page({
    pattern: '/upgrade',
    title: 'Upgrade',
    access: PAYING,
    subscription: { redirects: true, journey: 'upgrade' },
  }),
  page({
    pattern: '/free-trial',
    title: 'Free trial',
    access: PAYING,
    subscription: {},
    robots: 'index, follow',
  }),
  page({
    pattern: '/gift-subscriptions',
    title: 'Gift subscriptions',
    access: PAYING,
    robots: 'index, follow',
  }),
  page({
    pattern: '/gift-subscriptions/redeem/*',
    title: 'Redeem a gift',
    access: PAYING,
    robots: 'index, follow',
  }),
  page({
    pattern: '/account/referrals',
    title: 'Referrals',
    chrome: { frame: 'account' },
    access: { ...PAYING, signIn: 'register' },
  }),
  page({
    pattern: '/account/subscription',
    title: 'Subscription',
    chrome: { frame: 'account' },
    access: { signIn: 'register', ...NOT_ON_LIBRARY_TERMINALS },
  }),
  page({
    pattern: '/account/subscription/manage',
    title: 'Subscription',
    redirect: { to: '/account/subscription', how: 'replace' },
  }),
  page({
    pattern: '/subscription',
    title: 'Subscription',
    redirect: { to: '/account/subscription', how: 'replace' },
  }),
  // The one page of an account that visitors are led home from, and not to sign-in.
  page({
    pattern: '/account/leaving-survey',
    title: 'Leaving survey',
    chrome: { frame: 'account' },
    access: { audience: { only: 'members', otherwise: { to: '/', how: 'replace' } } },
  }),
];
