import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Messages of staff to members, `/internal/messages`. */
export const writeTexts = {
  title: 'Messages to members',
  intro:
    'Messages appear in the inbox, marked as ours. Members can’t block them, and an answer opens a support request. A message to more than one member needs a colleague’s approval.',
  approve: 'Approve colleagues’ messages',

  /** The form. */
  form: 'Write a message',
  to: 'To',
  account: 'Account number or email address',
  group: 'Test group',
  subject: 'Subject',
  text: 'Message',
  reason: 'Why it should be sent',
  reasonHint: 'For the colleague who approves it. It is recorded in the audit log.',
  send: 'Send message',
  check: 'Check who gets it',
  ask: 'Ask a colleague to approve',
  sent: 'The message was sent.',
  asked: 'A colleague can approve the message for the next 24 hours.',
  notSent: 'We could not send the message',
  notChecked: 'We could not check who gets it',
  checkFirst: 'Check who gets it first.',
  reach: (count: number) => `${countInWords(count, 'member')} would get this message now.`,
  samples: (accounts: readonly string[]) => `For example: ${accounts.join(', ')}.`,

  missing: {
    account: 'Enter an account number or an email address.',
    group: 'Enter the name of a test group.',
    reason: 'Say why it should be sent.',
    reasonLong: 'Use at most 500 characters.',
  },

  /** The list. */
  caption: 'Messages written, newest first',
  loading: 'Loading messages',
  failed: 'We couldn’t load the messages',
  none: 'No messages yet.',
  message: 'Message',
  state: 'Status',
  recipients: 'Members',
  read: 'Read',
  answered: 'Answered',
  written: 'Written',
  waiting: 'Not sent: waiting for approval, or not approved',
  delivered: 'Sent',
} as const;

/** Members that can be written to. */
export const SEGMENT_WORDS: Readonly<Record<string, string>> = {
  one: 'One member',
  everyone: 'Every member',
  subscribers: 'Subscribers',
  'not-subscribed': 'Members without a subscription',
  'tree-owners': 'Members with a family tree',
  'test-group': 'A test group',
};

/** `Subscribers`, or the name of a test group. */
export const audienceName = (segment: string | null, group: string | null): string =>
  group === null ? (SEGMENT_WORDS[segment ?? 'one'] ?? segment ?? '') : `${SEGMENT_WORDS['test-group']}: ${group}`;
