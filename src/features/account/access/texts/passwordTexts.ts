import type { ResetLinkState } from '#services/oidc/passwordReset.ts';

/** `/forgot-password`. */
export const forgotPasswordTexts = {
  title: 'Forgotten your password?',
  intro: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
  formName: 'Forgotten password',
  email: 'Email address',
  submit: 'Send me a link',
  /** Said whether or not there is an account. */
  sent: {
    title: 'Check your email',
    before: 'If there is an account for ',
    after: ', we have sent a link to choose a new password. It works once and for one hour.',
    nothingYet:
      'Nothing after a few minutes? Look in your junk folder, and check that you registered with this address.',
    again: 'Try again or use another address',
  },
  back: 'Back to sign-in',
} as const;

/** The page that the link opens. */
export const newPasswordTexts = {
  checking: 'Checking the link',
  unreachable: {
    title: 'We could not check the link',
    text: 'Check your connection, then try again.',
    again: 'Try again',
  },
  title: 'Choose a new password',
  intro: 'We sign you out everywhere. Then you sign in with the new password.',
  formName: 'Choose a new password',
  password: 'New password',
  removePasskeys: 'Also remove my passkeys',
  removePasskeysHint: 'Do this if another person may have used your account, or if you lost a device.',
  submit: 'Change password',
  done: {
    title: 'Your password is changed',
    text: 'You are signed out on every device. Sign in with the new password.',
    signIn: 'Sign in',
  },
  newLink: 'Send me a new link',
} as const;

/** What keeps a link from working. */
export const closedLinkTexts: Readonly<Record<Exclude<ResetLinkState, 'open'>, { title: string; text: string }>> = {
  expired: {
    title: 'This link has expired',
    text: 'A link works for one hour. Ask for a new one. Your password has not changed.',
  },
  used: {
    title: 'This link has been used',
    text: 'Someone has chosen a password with it. Sign in with that password, or ask for a new link.',
  },
  replaced: {
    title: 'This link no longer works',
    text: 'We have sent a later link, or the password has changed since. Open our newest email, or ask for a new link.',
  },
  unknown: {
    title: 'This link is not complete',
    text: 'Open the link in the email again, or copy its whole address. If that doesn’t help, ask for a new one.',
  },
};
