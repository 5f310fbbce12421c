/** Texts of the list of features, in the order a reader meets them. */
export const featureListTexts = {
  title: 'Features',
  pageTitle: (category: string): string => `${category}: features`,
  loading: 'Loading features',
  failed: 'We couldn’t open the features',
  forReader: 'Values for',
  counted: (on: number, all: number): string => `${on} of ${all} are on.`,
  account: (id: string): string => `, account ${id}: `,
  showVisitor: 'Show values for a visitor',
  forVisitor: (on: number, all: number): string => `Everything that can be on or off, with its value for a visitor: ${on} of ${all} are on.`,
  order: 'Order of features',
  by: (method: string): string => `By ${method.toLowerCase()}`,
  empty: 'There are no features here at the moment.',
  table: (category: string): string => `Features: ${category}`,
  only: (category: string): string => `Only ${category}`,
  columns: { feature: 'Feature', state: 'State', why: 'Why', kind: 'Kind' },
  on: 'On',
  off: 'Off',
} as const;

/** Texts of the form that chooses an account. */
export const readerFinderTexts = {
  form: 'Look up an account',
  field: 'Account number or email address',
  show: 'Show',
  empty: 'Enter an account number or a whole email address.',
  unknown: 'No account has this number or email address.',
} as const;

/** Texts of the page of one feature. */
export const featureTexts = {
  loading: 'Loading the feature',
  about: 'About it',
  forReader: (name: string): string => `For ${name}`,
  visitor: 'a visitor',
  switchIt: 'Switch it',
  particulars: {
    changes: 'What it changes',
    name: 'Technical name',
    kind: 'Kind',
    journey: 'Journey',
    forEveryone: 'For everyone',
    open: 'Open',
    closed: 'Closed',
    members: 'Accounts in the group',
    heldByDefault: 'Held by default',
    heldByNoOne: 'by no one',
    decidedBy: 'Decided by',
    ownSwitch: 'the switch on this page',
    provider: (name: string): string => `the provider ${name}`,
  },
} as const;

/** Texts of the switch of a feature, and of what it can do. */
export const switchTexts = {
  form: (feature: string): string => `Switch ${feature}`,
  reason: 'Reason',
  reasonHint: 'Saved with the change, and shown below.',
  noReason: 'Enter a reason for your colleagues.',
  failed: 'We couldn’t switch it',
  done: (feature: string): string => `${feature}: switched, and saved with your reason.`,
  take: (name: string): string => `Remove it from ${name}`,
  give: (name: string): string => `Give it to ${name}`,
  turnOff: 'Turn off for everyone',
  turnOn: 'Turn on for everyone',
  closeGroup: 'Close to everyone except its members',
  openGroup: 'Open to everyone',
  takeOut: (name: string): string => `Remove ${name}`,
  putIn: (name: string): string => `Add ${name}`,
  chooseAccount: 'Grants belong to accounts. Choose an account on the list of features to give or remove this one.',
  heldThrough: (name: string, grant: string): string => `${name} holds this through ${grant}: remove that grant instead.`,
} as const;

/** Texts of the changes of a feature. */
export const changeLogTexts = {
  title: 'Changes',
  failed: 'We couldn’t open the changes',
  empty: 'No one has switched this yet.',
  table: 'Changes, newest first',
  columns: { when: 'When (UTC)', who: 'Who', whom: 'For', what: 'Change', why: 'Reason' },
  operator: 'Operator',
  formerStaff: 'Staff (deleted account)',
  formerAccount: 'A deleted account',
  everyone: 'Everyone',
  account: (id: string): string => `Account ${id}`,
} as const;
