/** The staff sign-in, `/internal/login`. */
export const staffSignInTexts = {
  title: 'Staff sign-in',
  intro: 'For people who work on this site.',
  introWithFactor:
    'For people who work on this site. After your password we ask for a second factor. If you have none yet, you set up an authenticator app now.',
} as const;

/** Why someone who is signed in already is asked again, by the word in the address. */
export const whyAgainTexts: ReadonlyMap<string | null, string> = new Map([
  [
    'ordinary-sign-in',
    'You are signed in as a member. Staff pages need the staff sign-in, so that a screen left open does not show them.',
  ],
  [
    'second-factor',
    'You signed in without a second factor. Staff pages need one: a code from an authenticator app, or a passkey.',
  ],
  [
    'again',
    'Before you change anything, staff pages ask you to sign in again if your last sign-in was more than a few minutes ago.',
  ],
]);
