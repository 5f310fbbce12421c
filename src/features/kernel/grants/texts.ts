import type { AccessExplanation, Unlock } from '#domain/kernel/grants/explainAccess.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** “Why can’t I see this?”, below a page that was refused: its sections in their order. */
export const whyTexts = {
  title: 'Why can’t I see this?',
  needs: { heading: 'What it needs', met: 'you have it', unmet: 'you don’t have it' },
  holds: {
    heading: 'What you have',
    rights: (count: number) => `Your account has ${countInWords(count, 'right', 'rights')}`,
  },
  reason: 'Reason',
  ways: 'What you can do',
};

/** How the reader is signed in. */
export const standingTexts: Readonly<Record<AccessExplanation['standing'], string>> = {
  visitor: 'You are not signed in.',
  member: 'You are signed in as a member.',
  libraryUser: 'You are signed in through your library.',
  internal: 'You are signed in as staff.',
};

/** Which rule refused the page. */
export const reasonTexts: Readonly<Record<AccessExplanation['deniedBy'], string>> = {
  account: 'You need an account to see it.',
  audience: 'It is for a different kind of visitor.',
  staff: 'It is for staff of this site.',
  address: 'You look after records here, and your email address is not confirmed yet.',
  factor: 'You look after records here, which needs a sign-in with a second step, such as a code from an app.',
  place: 'It isn’t part of this site, or isn’t available in this mode.',
  flag: 'It depends on a feature that isn’t available at the moment.',
  group: 'We are trying it with a group of members, and you are not in that group.',
  grant: 'Your account does not include everything it needs.',
  'grants-unknown': 'We couldn’t check what your account includes, so the page stays closed.',
};

/** What the reader can do, and the label of the link that leads there. */
export const wayTexts: Readonly<Record<Unlock, { text: string; label?: string }>> = {
  'sign-in': { text: 'Sign in, or create an account.', label: 'Sign in' },
  'staff-sign-in': { text: 'Use the staff sign-in.', label: 'Staff sign-in' },
  'confirm-address': {
    text: 'Confirm your email address in your security settings, then open this page again.',
    label: 'Security settings',
  },
  'second-factor': {
    text: 'Set up a second step in your security settings. Then sign out, sign in with it, and open this page again.',
    label: 'Security settings',
  },
  'other-account': { text: 'If you have another account, sign out and use that one.' },
  'ask-library': { text: 'Ask your library whether its access includes this.' },
  'ask-operator': { text: 'Ask the people who run this site to give your account access.' },
  wait: { text: 'It isn’t open to everyone yet. There is nothing you need to do.' },
  'try-again': { text: 'Try again in a few minutes.' },
  switch: { text: 'Switch it yourself. The log records the change and your reason.', label: 'Open the feature' },
};
