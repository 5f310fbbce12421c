/** Banners and questions that are fixed word for word, with their own apostrophes (spec 2 sections 4, 6 and 8). */
export const fixedTexts = {
  emailFailed: "Sorry, we couldn't update your email. Please try again.",
  emailSaved:
    'It can take up to 24 hours to update your email address. We’ll send you an email to let you know once it’s done.',
  passwordFailed: "Sorry, we couldn't update your password. Please try again.",
  passwordSent: 'A password reset email has been sent to you. Please check your email.',
  mfaQuestion: 'Are you sure you want to disable multi-factor authentication? This will make your account less secure.',
  mfaUnavailable: 'Multi-factor authentication is temporarily unavailable',
} as const;

/** What several pages share. */
export const sharedTexts = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  dismiss: 'Dismiss message',
  signInAgain: {
    title: 'Sign in again to continue',
    text: 'You last signed in a while ago. This makes sure that it’s you.',
    button: 'Sign in again',
  },
} as const;

/** `/account/security-settings`: email address and password. */
export const securityTexts = {
  title: 'Security settings',
  loading: 'Loading your security settings',
  failed: 'We couldn’t load your settings',

  email: 'Email',
  noAddress: 'No address',
  loggedInWith: (providers: string) =>
    `You are logged in with ${providers}. To change your email, change it in your ${providers} settings.`,
  waiting: 'A new address is waiting for confirmation. Open the link that we sent there.',
  updateEmail: 'Update email',
  newEmail: 'New email',
  confirmEmail: 'Confirm email',
  saveEmail: 'Save email',

  password: 'Password',
  passwordHidden: 'Your password is not shown',
  resetPassword: 'Reset password',
  resetQuestion: (email: string | null) =>
    `We will send a link to ${email ?? ''} for choosing a new password. Until you have chosen one, your present password works.`,

  mfa: 'Multi-factor authentication',
  mfaOn: 'On',
  mfaOff: 'Off',
  mfaNote: 'After your password, signing in asks for something only you have: a code from your phone, or a passkey.',
  enableMfa: 'Enable multi-factor authentication',
  disableMfa: 'Disable multi-factor authentication',
  mfaFailed: 'Sorry, we couldn’t change multi-factor authentication. Please try again.',
  mfaDisabled: 'Multi-factor authentication is off.',
} as const;

/** What happened to the security of the account. */
export const activityTexts = {
  title: 'Recent security activity',
  intro:
    'Sign-ins, failed attempts, and changes to your password, email address and second factors in the last year. If you don’t recognise something, change your password and sign out on every device.',
  show: 'Show recent activity',
  caption: 'Recent security activity, newest first',
  what: 'What happened',
  time: 'Time',
  network: 'Network',
  unknownNetwork: 'Not known',
  waiting: 'Loading your recent activity…',
  none: 'Nothing has happened in the last year.',
  failed: 'We couldn’t load your recent activity',
} as const;

/** `/account/devices`. */
export const devicesTexts = {
  title: 'Signed-in devices',
  intro: 'If you don’t recognise one of these, sign it out and choose a new password.',
  loading: 'Finding your devices',
  failed: 'We couldn’t load your devices',
  listName: 'Devices',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  signedIn: 'Signed in',
  hereNetwork: ', from this machine',
  network: (network: string) => `, network ${network}`,
  signOut: 'Sign out',
  signOutThis: 'Sign out of this device',
  signOutOf: (device: string, lastUsed: string) => `Sign out of ${device}, last used ${lastUsed}`,
  signedOut: (device: string) => `${device} is signed out.`,
  signOutFailed: 'Sorry, we couldn’t sign that out. Please try again.',
  everywhere: 'Sign out everywhere',
  everywhereText: 'Ends every session at once, including this one.',
  everywhereQuestion: 'You will be signed out on every device, including this one.',
} as const;

/** `/account/personal-details`. */
export const detailsTexts = {
  title: 'Personal details',
  loading: 'Opening your details',
  failed: 'We couldn’t load your details',
  firstName: 'First name',
  lastName: 'Surname',
  birth: 'Date of birth',
  birthHint: 'Other members never see it.',
  submit: 'Save details',
  saved: 'Your details are saved.',
  notSaved: 'Sorry, we couldn’t save your details. Please try again.',
} as const;

/** `/account/my-data`: a copy of everything, and the end of the account. */
export const myDataTexts = {
  title: 'My data',
  loading: 'Opening your data',
  failed: 'We could not check your data',

  downloadTitle: 'Download your data',
  downloadText:
    'One zip file with everything we hold about you: a page to read, and the same as JSON for other programs. It holds no passwords or other secrets.',
  download: 'Download my data',
  downloading: 'Your download has started.',
  downloadRunning: 'You have another download running. Wait until it has finished, then try again.',
  downloadFailed: 'Sorry, we couldn’t prepare your data. Please try again.',

  calendarsTitle: 'Calendar addresses',
  calendarsText:
    'Secret addresses you made for anniversaries of family trees. Anyone who has one can read its calendar.',
  calendarOf: (tree: string | null) => tree ?? 'A tree you no longer have access to',
  calendarMade: (date: string) => `Made ${date}.`,
  calendarRead: (date: string | null) => (date === null ? 'No program has read it yet.' : `Last read ${date}.`),
  calendarClosed: 'It shows nothing at present.',
  removeCalendar: 'Remove address',
  removeCalendarOf: (tree: string, date: string) => `Remove address: ${tree}, made ${date}`,
  calendarRemoved: 'The address is removed.',
  calendarNotRemoved: 'Sorry, we couldn’t remove the address. Please try again.',

  eraseTitle: 'Erase your account',
  eraseText:
    'We sign you out everywhere at once. 14 days later we erase your account and everything in it, for good. Only trees that you share, and collections and research folders that others work in, stay with those who have them. We cancel a subscription today, so that nothing more is charged. Until then you can change your mind: sign in, or open the link in our email.',
  sharedTrees:
    'Trees that you share stay with the people who have them, with everyone you recorded. Your name is taken out as their owner. To take more out, change or delete a tree before you go.',
  sharedWork:
    'Collections and research folders that others can change go to one of them: to an owner you invited, otherwise to the editor who has been there longest. We email that person. Notes and headings stay. Your description, your clippings, your files and your words beside entries are erased. To take more out, change or delete a collection or folder before you go.',
  erase: 'Erase my account',
  eraseForm: 'Erase account',
  typeWord: (word: string) => `Type ${word} to confirm`,
  wordMissing: (word: string) => `Type ${word} to continue.`,
  unusedTime: 'Unused time of a subscription ends with the account, without a refund.',
  refundOffer: (amount: string, date: string) =>
    `You can still withdraw from your subscription, until ${date}, and get ${amount} back for the unused time. It then ends today, even if you decide to keep the account. Without this, the unused time ends with the account and is not refunded.`,
  withdraw: (amount: string) => `Withdraw from my subscription and refund ${amount}`,
  termsFailed: 'We could not check whether you can have a refund. Try again before you erase the account.',
  termsAgain: 'Try again',
  inStores: (stores: readonly string[]) =>
    `We can’t cancel what you bought in ${stores.join(' and ')}. You are charged until you cancel it there.`,
  stores: { APPLE: 'the App Store', GOOGLE: 'Google Play' },
  eraseFailed: 'Sorry, we couldn’t do that. Please try again.',

  erasedOn: (date: string) => `Your account will be erased on ${date}`,
  askedText: 'You are signed out everywhere. To keep the account, sign in before then, or open the link in our email.',
  leave: 'Leave',
  dueText: 'You asked us to. Everything in it will be erased for good.',
  keep: 'Keep my account',
  kept: 'We will keep your account.',
  keepFailed: 'Sorry, we couldn’t stop the erasure. Please try again.',
} as const;

/** Pages that links in emails open. */
export const linkTexts = {
  confirmEmail: {
    title: 'Confirm your new email address',
    intro: 'Once you confirm it, you sign in with this address.',
    button: 'Confirm this address',
    done: 'Your account now uses this address',
    closed: 'This link no longer works',
    closedText: 'It was used, we have sent a later one, or 24 hours have passed. Ask for the change again.',
  },
  keepEmail: {
    title: 'Keep your email address',
    intro: 'This stops the change of your email address. The link we sent to the other address will no longer work.',
    button: 'Keep my address',
    done: 'Your address is unchanged. If you did not ask for the change, choose a new password.',
    newPassword: 'Choose a new password',
    closed: 'There is nothing to stop',
    closedText:
      'The change was already made or stopped, or the link has expired. If you can’t sign in with your address, contact our customer support team.',
  },
  keepAccount: {
    title: 'Keep your account',
    intro: 'This stops the erasure. Everything in your account is still there.',
    button: 'Keep my account',
    done: 'We will keep your account',
    closed: 'There is nothing to stop',
    closedText: 'The account is not due to be erased, or it has been erased.',
  },
  settings: 'Security settings',
  signIn: 'Sign in',
  home: 'Go to the homepage',
} as const;
