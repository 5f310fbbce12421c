import type { SignInFailure } from './institutionsApi.ts';

/** Finding one's library, `/wayf`. */
export const chooserTexts = {
  title: 'Find your library',
  intro: 'Choose the library or institution that you belong to. You sign in on its own page and come back here.',
  loading: 'Finding libraries',
  failed: 'We couldn’t load the list of libraries',
  noneYet: {
    title: 'No library has joined yet',
    text: 'Ask your library whether it wants to give its members access.',
    how: 'How libraries join',
  },
  notOpened: 'Sign-in did not open',
  unreachable: 'We couldn’t reach the site. Check your connection, then try again.',
  tryAgain: 'Try again',
  opening: 'Opening your library’s sign-in',
  continueWith: (library: string) => `Continue with ${library}`,
  another: 'Choose another library',

  /** The form. */
  formName: 'Find your library',
  field: 'Library or institution',
  fieldHint: 'Type part of its name.',
  noMatches: 'No matches found.', // decisions.md, word for word
  required: 'Choose your library from the list.',
  submit: 'Continue',
  listName: 'Libraries and institutions',

  /** Ways out. */
  notListed: 'Not listed?',
  getAccess: 'How to get library access',
  noLibrary: 'No library?',
  withEmail: 'Sign in with your email address',
} as const;

/** What library access is, `/library-access`. */
export const libraryAccessTexts = {
  title: 'Library access',
  intro:
    'Many libraries, archives and universities give their members access to this site. If yours does, you need no account here and pay nothing.',
  find: 'Find your library',
  howTitle: 'How to sign in',
  how: [
    'Choose your library from the list.',
    'Sign in on your library’s own page, with the card number or user name you use there. We never see your password.',
    'You come back here signed in, and can search for as long as your library’s access lasts.',
  ],
  privacyTitle: 'What your library sends us',
  privacy:
    'A number that identifies you to us alone, so that we recognise you at your next visit, and whether your access includes this site. We do not ask for your name or your email address.',
  notListedTitle: 'Your library is not in the list',
  notListed: 'Ask its staff whether they want to join, and show them the section below.',
  staffTitle: 'For library staff',
  staffJoin:
    'Your members sign in through your identity provider with SAML 2.0. To join, send us the address of your provider’s metadata, and add ours to yours:',
  staffRelease:
    'Release a persistent NameID or eduPersonTargetedID for each member. If only some members may have access, release eduPersonEntitlement too.',
} as const;

/** A library whose seats are all in use. */
export const fullHouseTexts = {
  title: 'Every seat is in use',
  text: (library: string, seats: number) =>
    `${library} has ${seats === 1 ? 'one seat' : `${seats} seats`} here, and ${seats === 1 ? 'it is' : 'all of them are'} in use.`,
  yourLibrary: 'Your library',
  waiting: (waiting: number) =>
    waiting <= 1 ? 'You are the only one waiting.' : `${waiting} readers are waiting, you among them.`,
  freeAt: (time: string) =>
    `A seat is free by ${time}, unless its reader continues. Leave this page open: we check every minute, and let you in as soon as it is your turn.`,
  now: 'Look again',
  ended: 'Your library’s access has ended, or has not started yet.',
};

/** A library whose access does not include this site. */
export const noAccessTexts = {
  title: 'There is no library access here',
  named: { before: 'You signed in through ', after: ', but your access there does not include this site.' },
  unnamed: 'Your library access does not include this site.',
  ask: 'Ask your library’s staff whether it can be added to your membership.',
  still: {
    before: 'You can still ',
    search: 'search the records',
    after: ', or use the site with an account of your own.',
  },
  how: 'How library access works',
  signOut: 'Sign out',
  find: 'Find your library',
} as const;

/**
 * Said of every library sign-in that failed for no reason the reader could mend; without a final full stop (spec 1
 * section 8, Q-002).
 */
export const TRY_AGAIN_LATER = 'Try again in a few minutes, or contact your library admin team if this keeps happening';

/** A library sign-in that failed (spec 1 section 8, ERR-007…009). */
export const failureTexts = {
  title: 'We could not sign you in through your library',
  notAllowedTitle: 'Members of your library cannot sign in here',
  missingTitle: 'Your library did not say who you are',
  missing:
    'The login response had no persistent pseudonym identifier. That is a number that identifies you to us alone, so that we recognise you at your next visit.',
  missingAsk:
    'Please ask your library administrator to release the persistent name id or targeted id attribute to this site, and show them the details below.',
  details: 'Details for your library',
  copy: 'Copy these details',
  copied: 'Copied.',
  notCopied: 'Your browser does not allow copying: select the text instead.',
  tryAgain: 'Try again',
  backHome: 'Back to homepage',
} as const;

/** Names of the details. */
export const detailNames: Readonly<Record<keyof NonNullable<SignInFailure> | 'reference', string>> = {
  institution: 'Institution',
  missing: 'Missing attribute',
  at: 'Time',
  reference: 'Reference',
};
