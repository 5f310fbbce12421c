import type { FoundMembers, MemberLook } from './membersApi.ts';

/** The search for an account, `/internal/members`. */
export const findTexts = {
  title: 'Members',
  intro:
    'Find the account of a member who asked for help. Each visit to an account is recorded, and the member can read when, why and under which duty.',
  form: 'Find an account',
  by: 'Email address, account number, invoice number or gift code',
  byHint: 'A whole address or number, or the code of a gift or voucher. There is no list of members.',
  byMissing: 'Enter a whole email address, account number, invoice number or code.',
  reason: 'Reason',
  reasonForm: 'Why you need to open this account',
  reasonHint: 'For example the support request: R-ABCD2345. The member can read this.',
  reasonMissing: 'Enter why you need to open this account.',
  tooLong: 'Use 500 characters or fewer.',
  unknown: 'No account has this email address, number or code.',
  look: 'Open the account',
  failed: 'We couldn’t search for this account',
  several: (count: number) => `${count} accounts have used this code`,
} as const;

/** How a code came to an account. */
export const FOUND_THROUGH: Readonly<Record<FoundMembers[number]['through'], string>> = {
  ITSELF: 'Named by your search',
  GIFT_BOUGHT: 'Bought the gift',
  GIFT_REDEEMED: 'Redeemed the gift',
  VOUCHER_REDEEMED: 'Redeemed the voucher',
};

/** One account, `/internal/members/:memberId`. */
export const memberTexts = {
  pageTitle: (name: string) => `${name}: member`,
  unnamed: 'No name',
  ask: (memberId: string) => `Account ${memberId}`,
  askIntro: 'Your visit is recorded, and the member can read your reason.',
  loading: 'Loading the account',
  failed: 'We couldn’t load this account',
  recorded: 'Your visit is recorded. The member can read your reason.',
  another: 'Find another account',

  account: 'Account',
  number: 'Account number',
  email: 'Email address',
  kind: 'Kind',
  registered: 'Registered',
  terms: 'Terms of use accepted',
  factor: 'Second factor',
  on: 'On',
  off: 'Off',
  erasure: 'To be erased',

  captionOf: (title: string) => `${title} of this account`,

  sessions: 'Signed-in devices',
  device: 'Device',
  network: 'Network',
  firstSeen: 'Signed in',
  lastSeen: 'Last used',
  noSessions: 'Not signed in on any device.',

  subscriptions: 'Subscriptions',
  plan: 'Plan',
  state: 'Status',
  type: 'Paid by',
  since: 'Since',
  until: 'Until',
  noSubscriptions: 'No subscriptions.',

  requests: 'Support requests',
  reference: 'Reference',
  topic: 'Topic',
  changed: 'Last change',
  noRequests: 'No support requests.',

  choices: 'Emails the member chose',
  noChoices: 'The member has not changed any email preference.',

  entitled: 'What this account can use',
  holdings: (names: string) => `Running subscriptions open: ${names}.`,
  noHoldings: 'No subscription is running.',
  features: 'Features that are on for this account, and why',
  feature: 'Feature',
  why: 'Why',
  board: 'All features of this account',
} as const;

/** Kinds of account. */
export const KINDS: Readonly<Record<string, string>> = {
  member: 'Member',
  library: 'Library patron',
  internal: 'Staff',
};
/** States of subscriptions, and what pays. */
export const SUBSCRIPTION_STATES: Readonly<Record<string, string>> = {
  ACTIVE: 'Active',
  CANCELED: 'Cancelled',
  PAUSED: 'Paused',
};
export const PAID_BY: Readonly<Record<string, string>> = {
  CARD: 'Card',
  VOUCHER: 'Voucher',
  APPLE: 'App Store',
  GOOGLE: 'Google Play',
  PAYPAL: 'PayPal',
};
/** States of support requests. */
export const REQUEST_STATES: Readonly<Record<string, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  WAITING: 'Waiting for the member',
  SOLVED: 'Solved',
  CLOSED: 'Closed',
};
/** Emails a member can choose. */
export const CHOICES: Readonly<Record<string, string>> = {
  privateMessages: 'Private messages',
  errorCorrections: 'Reported errors',
  news: 'News',
  offers: 'Offers',
  partner: 'Partners',
  guidesAndTips: 'Guides and tips',
  discoveries: 'Discoveries',
  unsubscribed: 'Unsubscribed from all emails',
  marketing: 'Marketing',
};
/** What subscriptions open. */
export const HOLDINGS: Readonly<Record<string, string>> = {
  records: 'records',
  images: 'images',
  newspapers: 'newspapers',
  addresses: 'addresses',
  trees: 'trees',
};

type Reason = MemberLook['features'][number]['reason'];
/** Why a feature is on. */
export const WHY_ON: Readonly<Record<Reason, string>> = {
  OVERRIDE: 'A test overrides it in this browser',
  SWITCHED_ON: 'Switched on for everyone',
  PROVIDER: 'Decided by another flag provider',
  GROUP_OPEN: 'The group is open to everyone',
  GROUP_MEMBER: 'The account is in the group',
  ACCOUNT_GRANT: 'Given to this account',
  KIND_DEFAULT: 'Included by default',
  OFF: 'Off',
};
