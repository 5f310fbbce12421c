import type { SignOutKind } from '#services/oidc/signOutSignal.ts';

// Apart from texts.ts: these words arrive only when they are needed.

/** Over the page of a member whose session has ended. */
export const sessionTexts = {
  title: 'Sign in again',
  ended: (name: string | undefined) =>
    `Your session has ended${name === undefined ? '' : `, ${name}`}. Sign in to continue on this page. Nothing you typed is lost.`,
  failed: { title: 'Sign-in did not open', text: 'Check your connection, then try again.', retry: 'Try again' },
};

/** Before the member leaves that page without signing in. */
export const leaveTexts = {
  title: 'Continue without signing in?',
  text: 'Without signing in you see what visitors see. Anything you typed on this page and did not save is lost.',
  stay: 'Back to sign-in',
  leave: 'Continue without signing in',
};

/** In place of a member's page after a sign-out in another tab. */
export const signedOutTexts = {
  title: 'You are signed out',
  happened: {
    'signed-out': 'You signed out in another tab or window, which signs you out everywhere in this browser.',
    cleared: 'You cleared this site’s data in another tab or window, which signs you out everywhere in this browser.',
  } satisfies Record<SignOutKind, string>,
  draft: {
    'signed-out':
      'What you typed on this page is kept as a draft. It comes back when you sign in again. Other people who sign in here cannot see it.',
    cleared: 'What you typed on this page was cleared too.',
  } satisfies Record<SignOutKind, string>,
  signIn: 'Sign in again',
  home: 'Go to the homepage',
};

/** When signing out did not work. */
export const signOutFailedTexts = {
  title: 'You are still signed in',
  text: 'We couldn’t reach the site. Check your connection, then sign out again.',
};
