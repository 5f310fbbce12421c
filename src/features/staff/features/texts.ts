import type { Feature } from './featuresApi.ts';

/** The list of features, `/internal/features`. */
export const listTexts = {
  title: 'Features',
  pageTitle: (category: string) => `${category}: features`,
  loading: 'Loading features',
  failed: 'We couldn’t load the features',
  /** For a visitor. */
  intro: (on: number, all: number) => `Everything that can be on or off, for a visitor: ${on} of ${all} are on.`,
  /** For one account; its name comes between the two. */
  introFor: {
    before: 'For ',
    after: (email: string | null, account: string, on: number, all: number) =>
      `${email === null ? '' : ` (${email})`}, account ${account}: ${on} of ${all} are on. `,
  },
  showVisitor: 'Show them for a visitor',
  orderName: 'Order of features',
  by: (method: string) => `By ${method.toLowerCase()}`,
  none: 'There are no features here at the moment.',

  /** Choosing an account. */
  finderName: 'Show one account',
  account: 'Account number or email address',
  accountMissing: 'Enter an account number or a whole email address.',
  accountUnknown: 'No account has this number or email address.',
  show: 'Show',

  /** The table of one category. */
  caption: (category: string) => `Features: ${category}`,
  only: (category: string) => `Only ${category}`,
  feature: 'Feature',
  state: 'Status',
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
export const KINDS: Readonly<Record<Feature['kind'], string>> = {
  FLAG: 'Flag',
  TOGGLE: 'Toggle',
  GROUP: 'Test group',
  GRANT: 'Grant',
};

/** Why a feature is on. */
export const REASONS: Readonly<Record<Exclude<Feature['reason'], 'OFF'>, string>> = {
  OVERRIDE: 'A test overrides it in this browser',
  SWITCHED_ON: 'Switched on for everyone',
  PROVIDER: 'Decided by another flag provider',
  GROUP_OPEN: 'The group is open to everyone',
  GROUP_MEMBER: 'The account is in the group',
  ACCOUNT_GRANT: 'Given to this account',
  KIND_DEFAULT: 'Included by default',
};

/** Why a feature is off. */
export const OFF_REASONS: Readonly<Record<Feature['kind'], string>> = {
  FLAG: 'Not switched on',
  TOGGLE: 'Not switched on',
  GROUP: 'Not in the group',
  GRANT: 'Not given',
};

/** Added to a reason: the wider grant it comes from. */
export const reasonThrough = (reason: string, grant: string): string => `${reason}, through ${grant}`;

/** Kinds of readers. */
export const READERS: Readonly<Record<string, string>> = {
  visitor: 'visitors',
  member: 'members',
  library: 'library patrons',
  internal: 'staff',
};
/** A reader who is not signed in. */
export const A_VISITOR = 'a visitor';

/** The page of one feature. */
export const featureTexts = {
  loading: 'Loading the feature',
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
  heldByDefault: 'Included by default for',
  noOne: 'no one',
  decidedBy: 'Decided by',
  ownSwitch: 'the switch on this site',
  provider: (name: string) => `the provider ${name}`,
  forReader: (name: string) => `For ${name}`,
  switchTitle: 'Change it',
} as const;

/** Its switch. */
export const switchTexts = {
  formName: (label: string) => `Switch ${label}`,
  reason: 'Reason',
  reasonHint: 'Recorded with the change, and shown below.',
  reasonMissing: 'Say why, for anyone who asks later.',
  failed: 'The feature was not changed',
  requestId: (id: string) => `Request Id: ${id}`,
  done: (label: string) => `${label} has been changed. Your reason is recorded with the change.`,
  turnOn: 'Turn on for everyone',
  turnOff: 'Turn off for everyone',
  open: 'Open to everyone',
  close: 'Limit to the members of the group',
  give: (name: string) => `Give it to ${name}`,
  takeFrom: (name: string) => `Take it from ${name}`,
  putIn: (name: string) => `Add ${name} to the group`,
  takeOut: (name: string) => `Remove ${name} from the group`,
  chooseAccount: 'Grants belong to accounts. Choose an account on the list of features to give or take this one.',
  heldThrough: (name: string, grant: string) => `${name} holds this through ${grant}: take that one away instead.`,
} as const;

/** Who switched it before. */
export const changeTexts = {
  title: 'Changes',
  caption: 'Changes, newest first',
  failed: 'We couldn’t load the changes',
  none: 'No changes yet.',
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
