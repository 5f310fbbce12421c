/** Passkeys, among the security settings. */
export const passkeyTexts = {
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face, your screen lock or a security key, instead of your password or as the second factor after it.',
  failed: 'We could not fetch your passkeys',
  listName: 'Your passkeys',

  /** One passkey. */
  synced: 'Synced',
  added: 'Added ',
  lastUsed: ', last used ',
  notUsed: ', not used yet',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  newName: 'New name',
  saveName: 'Save name',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove the passkey “${name}”? You will no longer be able to sign in with it.`,
  removed: (name: string) => `“${name}” was removed.`,

  /** Adding one. */
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you recognise it, such as the device it is on.',
  submit: 'Continue',
  addedOne: (name: string) => `“${name}” was added.`,
  notPossible: 'This browser can’t use passkeys at this address.',
  cancelled: 'No passkey was made. Try again when you are ready.',
  known: 'This device already has a passkey for your account.',
  notHere: 'This browser couldn’t make a passkey.',
  refused: 'The passkey was not added. Try again.',
} as const;

const codesLeft = (left: number): string => {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
};

/** Recovery codes, where multi-factor authentication is on. */
export const recoveryCodeTexts = {
  title: 'Recovery codes',
  left: codesLeft,
  note: 'Each lets you in once without your authenticator app or passkey.',
  make: 'Make new codes',
  question: 'Make ten new codes? The ones you have now stop working.',
  made: 'Save these new codes in a safe place',
  madeText: 'We show them only now. Earlier codes no longer work.',
  heading: (host: string) => `Recovery codes for ${host}`,
  done: 'I have saved them',
} as const;
