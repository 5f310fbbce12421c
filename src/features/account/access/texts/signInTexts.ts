import { readSiteBoot } from '#services/config/siteBoot.ts';

/** Signing in: `/sign-in`, and what every form of this part says when an answer does not arrive. */
export const signInTexts = {
  title: 'Sign in',
  /** Asked for a second factor. */
  introWithFactor: 'Confirm who you are with your password and a second factor.',
  formName: 'Sign in',
  email: 'Email address',
  noEmail: 'Enter your email address.',
  password: 'Password',
  noPassword: 'Enter your password.',
  submit: 'Sign in',
  passkey: 'Sign in with a passkey',
  forgotten: 'Forgotten your password?',
  newHere: 'New here?',
  createAccount: 'Create an account',

  /** Other ways in. */
  or: 'or',
  withProvider: (name: string) => `Continue with ${name}`,
  withLibrary: 'Continue with your library',
  otherSite: 'The other site',

  /** On the way. */
  opening: 'Opening sign-in',
  openingNextStep: 'Opening the next step',
  signingIn: 'Signing you in',

  /** What went wrong, and what to do. */
  notOpened: 'Sign-in did not open',
  checkConnection: 'Check your connection, then try again.',
  needsHttps:
    'You can sign in only over https, or on localhost. Ask the people who run this site for its secure address.',
  tryAgain: 'Try again',
  unreachable: 'We couldn’t reach the site. Nothing you typed is lost: check your connection, then try again.',
  openTooLong: {
    title: 'This page has been open too long',
    text: 'Start again to get a fresh one.',
    again: 'Start again',
  },
  passkeyCancelled: 'No passkey was used. Try again, or sign in another way.',
  passkeyNotHere: 'This browser couldn’t use a passkey here. Sign in another way.',
} as const;

/** Why a member who came from the other provider sees the sign-in page, by the word in the address. */
export const socialNoticeTexts: ReadonlyMap<string | null, (name: string) => string> = new Map<
  string | null,
  (name: string) => string
>([
  [
    'social-link',
    (name) =>
      `You already have an account with this email address. Sign in with your password once; after that you can use ${name} too.`,
  ],
  ['social-second-factor', () => 'Your account asks for a second factor. Sign in with your password here.'],
  [
    'social-unavailable',
    (name) => `${name} isn’t answering at the moment. Try again in a few minutes, or sign in with your email address.`,
  ],
]);

/** What the other provider is called. */
export const providerNameOr = (otherwise: string): string => readSiteBoot().socialName ?? otherwise;
