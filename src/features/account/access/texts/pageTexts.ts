/** A sign-in that went wrong at the provider, by what explains it (spec 1 section 4). */
export const authErrorTexts = {
  trying: 'Trying to sign you in again',
  'email-required': {
    title: 'We can’t find an email address for your Facebook account',
    text: 'Your account needs an email address, and Facebook did not give us one. Add one there and try again, or register with an email address and a password.',
  },
  permissions: {
    title: 'We ran into a problem connecting to Facebook',
    text: 'Open your Facebook settings and remove this app there. Then try again, and allow it to see your email address.',
  },
  cancelled: { title: 'You are not signed in', text: 'The sign-in was cancelled. You can start it again at any time.' },
  expired: {
    title: 'This sign-in has expired',
    text: 'It was open too long, you started it in another tab, or this browser does not accept cookies. Start it again.',
  },
  other: {
    title: 'We could not sign you in',
    text: 'Something went wrong on the way. Try again. If it keeps happening, contact our customer support team.',
  },
  backToSignUp: 'Back to sign-up',
  signInAgain: 'Sign in again',
  backHome: 'Back to homepage',
  copyDetails: 'Copy details for support',
} as const;

/** A page that an account does not include. */
export const accessDeniedTexts = {
  title: 'Access denied',
  text: 'Your account does not include this page. If you have another account, sign out and sign in with that one.',
} as const;

/** A record that this reader cannot see. Whether it is closed for privacy or not included is not said. */
export const recordDeniedTexts = {
  title: 'You cannot see this record',
  text: 'It may be closed for privacy, because it names a person who could still be living, or your account may not include it.',
  browse: 'Browse other records',
  rules: [
    'The record must be open. Records of people who may be living are closed to everyone.',
    'Some record sets need an account, and some need a right that the account includes.',
  ],
} as const;

/** `/clear-data`. */
export const clearDataTexts = {
  title: 'Clear data',
  text: 'This removes the cookies and everything else that this site keeps in this browser: recent searches, your privacy choices and your session. You are signed out. Nothing in your account is deleted.',
  failed: 'We couldn’t reach the site. Nothing was cleared: check your connection, then try again.',
  submit: 'Clear data',
  done: {
    title: 'The data in this browser is cleared',
    text: 'You are signed out here. Your account and what you saved in it are unchanged.',
  },
} as const;
