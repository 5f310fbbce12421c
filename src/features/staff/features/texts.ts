import type { Feature } from './featuresApi.ts';

/** The list of features, `/internal/features`. */
export const listTexts = {
  title: 'Features',
  pageTitle: (category: string) => `${category}: features`,
  loading: 'Fetching features',
  failed: 'We could not fetch the features',
  /** For a visitor. */
  intro: (on: number, all: number) => `Everything that can be on or off, for a visitor: ${on} of ${all} are on.`,
  /** For one account; its name comes between the two. */
  introFor: { before: 'For ', after: (email: string | null, account: string, on: number, all: number) => `${email === null ? '' : ` (${email})`}, account ${account}: ${on} of ${all} are on. ` },
  showVisitor: 'Show them for a visitor',
  orderName: 'Order of features',
  by: (method: string) => `By ${method.toLowerCase()}`,
  none: 'There are no features here at the moment.',

  /** Choosing an account. */
  finderName: 'Look at one account',
  account: 'Account number or email address',
  accountMissing: 'Enter an account number or a whole email address.',
  accountUnknown: 'No account has this number or email address.',
  show: 'Show',

  /** The table of one category. */
  caption: (category: string) => `Features: ${category}`,
  only: (category: string) => `Only ${category}`,
  feature: 'Feature',
  state: 'State',
  why: 'Why',
  kind: 'Kind',
  on: 'On',
  off: 'Off',
} as const;

/** Ways to order features. */
export const METHODS = { journey: 'Journey', kind: 'Kind', state: 'State' } as const;
/** Categories by kind. */
export const KIND_TITLES = { flag: 'Flags', toggle: 'Toggles', group: 'Test groups', grant: 'Grants' } as const;
/** Categories by state. */
export const STATE_TITLES = { on: 'Features that are on', off: 'Features that are off' } as const;

/** What each kind is called. */
export const KINDS: Readonly<Record<Feature['kind'], string>> = { FLAG: 'Flag', TOGGLE: 'Toggle', GROUP: 'Test group', GRANT: 'Grant' };

/** Why a feature is on. */
export const REASONS: Readonly<Record<Exclude<Feature['reason'], 'OFF'>, string>> = {
  OVERRIDE: 'A test overrides it in this browser',
  SWITCHED_ON: 'Switched on for everyone',
  PROVIDER: 'Another flag provider decided',
  GROUP_OPEN: 'The group is open to everyone',
  GROUP_MEMBER: 'The account is in the group',
  ACCOUNT_GRANT: 'The account was given it',
  KIND_DEFAULT: 'Held by default',
};

/** Why a feature is off. */
export const OFF_REASONS: Readonly<Record<Feature['kind'], string>> = { FLAG: 'Not switched on', TOGGLE: 'Not switched on', GROUP: 'Not in the group', GRANT: 'Not held' };

/** Added to a reason: the wider grant it comes from. */
export const through = (reason: string, grant: string): string => `${reason}, through ${grant}`;

/** Kinds of readers. */
export const READERS: Readonly<Record<string, string>> = { visitor: 'visitors', member: 'members', library: 'library patrons', internal: 'staff' };
/** A reader who is not signed in. */
export const A_VISITOR = 'a visitor';

/** The page of one feature. */
export const featureTexts = {
  loading: 'Fetching the feature',
  about: 'About it',
  changes: 'What it changes',
  technicalName: 'Technical name',
  kind: 'Kind',
  journey: 'Journey',
  forEveryone: 'For everyone',
  on: 'On',
  off: 'Off',
  open: 'Open',
  closed: 'Closed',
  accounts: 'Accounts in the group',
  heldByDefault: 'Held by default by',
  noOne: 'no one',
  decidedBy: 'Decided by',
  ownSwitch: 'the switch kept here',
  provider: (name: string) => `the provider ${name}`,
  forReader: (name: string) => `For ${name}`,
  switchTitle: 'Switch it',
} as const;

/** Its switch. */
export const switchTexts = {
  formName: (label: string) => `Switch ${label}`,
  reason: 'Reason',
  reasonHint: 'Kept with the change, and shown below.',
  reasonMissing: 'Say why, for anyone who asks later.',
  failed: 'It was not switched',
  requestId: (id: string) => `Request Id: ${id}`,
  done: (label: string) => `${label} is switched. Your reason is kept with the change.`,
  turnOn: 'Turn on for everyone',
  turnOff: 'Turn off for everyone',
  open: 'Open to everyone',
  close: 'Close to all but its members',
  give: (name: string) => `Give it to ${name}`,
  takeFrom: (name: string) => `Take it from ${name}`,
  putIn: (name: string) => `Put ${name} in`,
  takeOut: (name: string) => `Take ${name} out`,
  chooseAccount: 'Grants belong to accounts. Choose an account on the list of features to give or take this one.',
  heldThrough: (name: string, grant: string) => `${name} holds this through ${grant}: take that one away instead.`,
} as const;

/** Who switched it before. */
export const changeTexts = {
  title: 'Changes',
  caption: 'Changes, the newest first',
  failed: 'We could not fetch the changes',
  none: 'No one has switched this yet.',
  when: 'When (UTC)',
  who: 'Who',
  whom: 'For',
  what: 'Change',
  why: 'Reason',
  operator: 'Operator',
  formerStaff: 'Staff (account deleted)',
  formerAccount: 'A deleted account',
  everyone: 'Everyone',
  account: (id: string) => `Account ${id}`,
} as const;
