import { figure } from '#domain/kernel/wording/countInWords.ts';

import type { LibraryConnection } from './organisationsApi.ts';

/** `/organisations/libraries/:organisationId`. */
export const libraryTexts = {
  loading: 'Loading the library',
  failed: 'We couldn’t load this library',
  use: 'Use by month',
  useText:
    'Of all readers together, once a month is over. Numbers below three are not shown, nor the records of a month with fewer than three visits. No reader is named.',
  noUse: { title: 'No use yet', text: 'A month in which readers of the library signed in is here once it is over.' },
  month: 'Month',
  visits: 'Visits',
  reads: 'Records opened',
  turnedAway: 'Found every seat taken',
  mostAtOnce: 'Most at once',
  few: 'fewer than 3',
  withheld: 'not shown',
  now: 'Now and by contract',
  seatsTaken: 'Seats taken now',
  waiting: 'Readers who wait',
  seats: 'Seats',
  anySeats: 'As many readers as come',
  from: 'First day',
  until: 'Last day',
  reference: 'Invoice or order',
  noContract: 'There is no contract: the library is open to all its readers.',
  signIn: 'Sign-in as it is set',
  signInText:
    'Readers sign in by SAML 2.0 at your own provider. Ask the people who run this site to change any of this.',
  isAllowed: 'Readers may sign in',
  yes: 'Yes',
  no: 'No',
  entityId: 'Entity id of your provider',
  signInUrl: 'Where readers sign in',
  signingKeys: 'Signing keys we accept',
  entitlement: 'Value of eduPersonEntitlement that readers need',
  noEntitlement: 'None: all your readers have access',
  metadataUrl: 'Your metadata',
  fromFile: 'Came as a file',
  ourMetadata: 'Metadata of this site, for your provider',
  ownLink: 'Link for your own pages',
} as const;

/** The test of the sign-in. */
export const connectionTexts = {
  title: 'Test the sign-in',
  text: 'Reads your metadata and looks at the last sign-ins and your clock. Nothing is changed.',
  test: 'Test now',
  refused: 'The sign-in was not tested',
  tested: (when: string) => `Tested ${when}`,
  lastSignIn: 'Last sign-in that worked',
  lastRefused: 'Last answer we refused',
  clock: 'Your clock',
  ahead: (seconds: number) => {
    if (seconds === 0) return 'The same as ours';
    return `${figure(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'} ours, with the way of the answer`;
  },
} as const;

/** What a test found, in words, and whether something is to be done. */
export const FINDINGS: Readonly<
  Record<LibraryConnection['findings'][number], { tone: 'success' | 'warning' | 'neutral'; word: string; text: string }>
> = {
  NOT_ALLOWED: {
    tone: 'warning',
    word: 'Closed',
    text: 'Sign-ins of your readers are turned off. Ask the people who run this site.',
  },
  METADATA_SAME: {
    tone: 'success',
    word: 'Metadata',
    text: 'We have your keys and address as your metadata has them.',
  },
  METADATA_CHANGED: {
    tone: 'warning',
    word: 'Metadata',
    text: 'Your metadata has other keys or another address than we have. We read it daily; if sign-ins fail until then, ask us to read it now.',
  },
  METADATA_AWAY: {
    tone: 'warning',
    word: 'Metadata',
    text: 'We could not read your metadata from its address. Sign-ins go on with the keys we have; they fail once you change yours.',
  },
  METADATA_FILE: {
    tone: 'neutral',
    word: 'Metadata',
    text: 'Your metadata came as a file. Send it again before you change your keys, or give us its address.',
  },
  SIGN_IN_WORKS: { tone: 'success', word: 'Sign-in', text: 'The last sign-in worked.' },
  SIGN_IN_NEVER: { tone: 'neutral', word: 'Sign-in', text: 'No reader has signed in yet. Try it with the link below.' },
  REFUSED_NAME_ID: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'The last answer had no lasting name for the reader. Release a persistent NameID or eduPersonTargetedID.',
  },
  REFUSED_SIGNATURE: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'The signature of the last answer was not made with a key that we have. Sign assertions, and see that your metadata has the new key.',
  },
  REFUSED_CLOCK: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'The last answer came outside its time: your clock and ours differ by more than a minute. Set yours by a time server.',
  },
  REFUSED_ADDRESS: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'The last answer was made for another address. Read the metadata of this site again.',
  },
  REFUSED_INSTITUTION: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'Your provider did not let the last reader in. Its own log says why.',
  },
  REFUSED_READER: {
    tone: 'neutral',
    word: 'Sign-in',
    text: 'The last reader went back, or took more than 15 minutes. There is nothing to do.',
  },
  REFUSED_OTHER: {
    tone: 'warning',
    word: 'Sign-in',
    text: 'The last answer was refused. Quote its time when you ask us: our log has the reason.',
  },
  CLOCK_RIGHT: { tone: 'success', word: 'Clock', text: 'Your clock is right.' },
  CLOCK_WRONG: {
    tone: 'warning',
    word: 'Clock',
    text: 'Your clock is more than half a minute off. Sign-ins fail when it is a minute: set it by a time server.',
  },
  CLOCK_UNKNOWN: { tone: 'neutral', word: 'Clock', text: 'We learn your clock from the first sign-in that works.' },
};

/** Whom the site writes to. */
export const contactsTexts = {
  title: 'Contacts',
  text: 'Whom the people who run this site write to. Leave a field empty where there is no one.',
  contractName: 'Name, for the contract',
  contractEmail: 'Email address, for the contract',
  technicalName: 'Name, for the sign-in',
  technicalEmail: 'Email address, for the sign-in',
  save: 'Save',
  saved: 'The contacts are saved.',
  refused: 'The contacts were not saved',
} as const;
