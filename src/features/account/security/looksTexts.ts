/** What our staff did with the reader's account. */
export const looksTexts = {
  title: 'Staff who opened my account',
  intro:
    'Our staff look at an account only to do their work, and each look is written down. We show the team, the date and the reason, not the name of the person. Staff cannot read your messages, trees or searches this way.',
  show: 'Show who looked',
  caption: 'What our staff did with your account, newest first',
  what: 'What they did',
  duty: 'Team',
  why: 'Reason',
  noReason: 'None given',
  time: 'Time',
  waiting: 'Fetching the record…',
  none: 'No member of our staff has opened your account.',
  failed: 'We could not fetch the record',
} as const;
