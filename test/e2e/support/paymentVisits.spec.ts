import type { RouteVisit } from './visitRoute.ts';

const NOT_FOUND = 'Page not found';
const MEMBER = 'member@example.com';
const ACTIVE = 'active@example.com';
const MEMBER_HOME = 'Welcome, Mary';
const WENT_WRONG = 'Well, that didn’t quite go according to plan...';
const TERMINAL = { flags: { 'library-hide-member-specific-options': true } };

/** Pages by which a member pays, and what comes of it: the part of the routes' visits that is theirs. */
export const paymentVisits: readonly (readonly [title: string, visit: RouteVisit])[] = [
  [
    'ROUTE-098 /gift-subscriptions lets a member give',
    { address: '/gift-subscriptions', as: MEMBER, heading: 'Give a subscription' },
  ],
  [
    'ROUTE-098 GRANT-040 /gift-subscriptions opens to a visitor',
    { address: '/gift-subscriptions', heading: 'Give a subscription' },
  ],
  [
    '/account/leaving-survey asks a member why they leave',
    { address: '/account/leaving-survey', as: MEMBER, heading: 'Leaving survey', robots: 'noindex' },
  ],
  [
    'AUTH-003 AUTH-005 ROUTE-101 /payment sends a visitor of a free trial to sign-up for one',
    {
      address: '/payment?isFreeTrialRequest=true',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Start your free trial',
      robots: 'noindex',
    },
  ],
  [
    'AUTH-006 ROUTE-102 /payment sends another visitor to sign-up',
    { address: '/payment?x=1', endsAt: '/register', redirect: 'soft', heading: 'Create an account', robots: 'noindex' },
  ],
  [
    'PAY-001 below /payment is nothing else',
    { address: '/payment/nonsense', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-095 AUTH-002 /account/referrals sends a visitor to sign-up',
    {
      address: '/account/referrals',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-090 /account/subscription sends a visitor to sign-up',
    {
      address: '/account/subscription',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-088 /account/leaving-survey leads a visitor to /',
    {
      address: '/account/leaving-survey',
      endsAt: '/',
      redirect: 'soft',
      heading: 'Find your ancestors in the records',
      robots: 'noindex',
    },
  ],
  ['/payment asks what to pay for', { address: '/payment', as: MEMBER, heading: 'Payment', robots: 'noindex' }],
  [
    'ROUTE-104 /payment/failure says that nothing was paid',
    { address: '/payment/failure', as: MEMBER, heading: 'Payment not made', robots: 'noindex' },
  ],
  [
    'ROUTE-105 /payment/error says the same',
    { address: '/payment/error', as: MEMBER, heading: 'Payment not made', robots: 'noindex' },
  ],
  [
    'ROUTE-106 /payment/cancel says that it was cancelled',
    { address: '/payment/cancel', as: MEMBER, heading: 'Payment cancelled', robots: 'noindex' },
  ],
  [
    'ROUTE-107 /payment/success says that it arrived',
    { address: '/payment/success', as: MEMBER, heading: 'Payment received', robots: 'noindex' },
  ],
  [
    'FLAG-001 ROUTE-103 /payment leads to / and home at a library terminal',
    {
      address: '/payment',
      as: MEMBER,
      overrides: TERMINAL,
      endsAt: '/home',
      redirect: 'soft',
      heading: MEMBER_HOME,
      robots: 'noindex',
    },
  ],
  ['/card-update shows the card', { address: '/card-update', as: MEMBER, heading: 'Payment card', robots: 'noindex' }],
  [
    'ROUTE-109 /card-update/failure says that the card was not saved',
    { address: '/card-update/failure', as: MEMBER, heading: 'Card not saved', robots: 'noindex' },
  ],
  [
    'ROUTE-109 /card-update/error says the same',
    { address: '/card-update/error', as: MEMBER, heading: 'Card not saved', robots: 'noindex' },
  ],
  [
    'ROUTE-109 /card-update/cancel says that nothing changed',
    { address: '/card-update/cancel', as: MEMBER, heading: 'Card unchanged', robots: 'noindex' },
  ],
  [
    'ROUTE-109 /card-update/success says that it is saved',
    { address: '/card-update/success', as: MEMBER, heading: 'Card saved', robots: 'noindex' },
  ],
  [
    'FLAG-001 /card-update leads to / and home at a library terminal',
    {
      address: '/card-update',
      as: MEMBER,
      overrides: TERMINAL,
      endsAt: '/home',
      redirect: 'soft',
      heading: MEMBER_HOME,
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-110 /card-updated confirms',
    { address: '/card-updated', as: MEMBER, heading: 'Card saved', robots: 'noindex' },
  ],
  [
    'ROUTE-110 /card-updated sends a visitor to sign-up',
    {
      address: '/card-updated',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-111 /payment-confirmation confirms',
    { address: '/payment-confirmation', as: MEMBER, heading: 'Payment received', robots: 'noindex' },
  ],
  [
    'ROUTE-111 /payment-confirmation sends a visitor to sign-up',
    {
      address: '/payment-confirmation',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-112 /payment-confirmation confirms at a library terminal, too',
    {
      address: '/payment-confirmation',
      as: MEMBER,
      overrides: TERMINAL,
      heading: 'Payment received',
      robots: 'noindex',
    },
  ],
  ['GRANT-040 /subscribe opens to a visitor', { address: '/subscribe', heading: 'Choose a subscription' }],
  [
    'CORE-004 ROUTE-113 /subscribe shows a member without a subscription the plans',
    { address: '/subscribe', as: MEMBER, heading: 'Choose a subscription' },
  ],
  [
    'CORE-004 /subscribe leads a subscriber to /upgrade',
    { address: '/subscribe', as: ACTIVE, endsAt: '/upgrade', redirect: 'soft', heading: 'Change your plan' },
  ],
  [
    'GRANT-005 GRANT-038 /subscribe shows the fallback page while grants fail',
    { address: '/subscribe', as: MEMBER, overrides: { failures: { grants: true } }, heading: WENT_WRONG },
  ],
  [
    '/upgrade leads a member without a subscription to /subscribe',
    {
      address: '/upgrade',
      as: MEMBER,
      endsAt: '/subscribe',
      redirect: 'soft',
      heading: 'Choose a subscription',
      robots: 'noindex',
    },
  ],
  ['ROUTE-115 /free-trial is the page of the free trial', { address: '/free-trial', heading: 'Free for 14 days' }],
  [
    'GRANT-038 /free-trial shows the fallback page while grants fail',
    { address: '/free-trial', as: MEMBER, overrides: { failures: { grants: true } }, heading: WENT_WRONG },
  ],
  [
    'ROUTE-092 /account/subscription/manage leads to the subscription',
    {
      address: '/account/subscription/manage',
      as: MEMBER,
      endsAt: '/account/subscription',
      redirect: 'soft',
      heading: 'Subscription',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-093 below /account/subscription is nothing else',
    { address: '/account/subscription/nonsense', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'FLAG-001 ROUTE-091 /account/subscription leads to / and home at a library terminal',
    {
      address: '/account/subscription',
      as: MEMBER,
      overrides: TERMINAL,
      endsAt: '/home',
      redirect: 'soft',
      heading: MEMBER_HOME,
      robots: 'noindex',
    },
  ],
  [
    '/subscription leads to the subscription',
    {
      address: '/subscription',
      as: MEMBER,
      endsAt: '/account/subscription',
      redirect: 'soft',
      heading: 'Subscription',
      robots: 'noindex',
    },
  ],
  [
    '/image/confirm-purchase sends a visitor to sign-up',
    {
      address: '/image/confirm-purchase',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    '/transcript/confirm-purchase sends a visitor to sign-up',
    {
      address: '/transcript/confirm-purchase',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    '/account/referrals shows a member their link',
    { address: '/account/referrals', as: MEMBER, heading: 'Referrals', robots: 'noindex' },
  ],
  [
    'ROUTE-062 /nygb/redeem-offer asks a member for their code',
    { address: '/nygb/redeem-offer', as: MEMBER, heading: 'Redeem your member offer', robots: 'noindex' },
  ],
  [
    'ROUTE-099 /gift-subscriptions/redeem asks a member for a code',
    { address: '/gift-subscriptions/redeem', as: MEMBER, heading: 'Redeem a gift' },
  ],
  [
    'ROUTE-099 /gift-subscriptions/redeem asks a visitor for a code',
    { address: '/gift-subscriptions/redeem', heading: 'Redeem a gift' },
  ],
  [
    '/internal/surveys shows staff how the site works for its readers',
    { address: '/internal/surveys', as: 'staff', heading: 'Site survey', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/leaving-surveys shows staff why members leave',
    { address: '/internal/leaving-surveys', as: 'staff', heading: 'Leaving surveys', robots: 'noindex, nofollow' },
  ],
];
