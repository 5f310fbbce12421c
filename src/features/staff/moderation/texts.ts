import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { PAUSE_DAYS, type Decision } from '#domain/messages/core/reports.ts';

/** Moderation of messages, `/internal/moderation`. */
export const moderationTexts = {
  title: 'Moderation of messages',
  intro:
    'Messages that were reported or held, and objections to removals. You see the message and up to five before it, never a whole conversation.',
  loading: 'Loading the queue',
  failed: 'We couldn’t load the queue',
  none: { title: 'Nothing to deal with', text: 'Reports, held messages and objections appear here.' },
  parts: 'Parts of moderation',
  queue: 'Waiting',
  log: 'Decisions',
  kinds: { REPORT: 'Reported', HELD: 'Held: the same text sent to many members', APPEAL: 'Objection to a removal' },
  sender: (id: string) => `Account ${id}`,
  earlier: (count: number) =>
    count === 0 ? 'No earlier decisions against this account' : countInWords(count, 'earlier removal'),
  reports: 'Reports',
  messages: 'Messages in the report',
  ofSender: 'Sender',
  ofOther: 'Other member',
  thisOne: 'This message',
  appeal: 'What the sender says',
  because: 'The reason they were given',
  reasons: {
    threat: 'Threat',
    child: 'A child may be in danger',
    hate: 'Hate',
    harassment: 'Harassment',
    fraud: 'Fraud',
    privacy: 'Private details',
    spam: 'Spam',
    other: 'Something else',
  } as Readonly<Record<string, string>>,
  logCaption: 'Decisions, newest first',
  decision: 'Decision',
  reason: 'Reason',
  when: 'When',
  objected: 'Objected',
  yes: 'Yes',
  no: 'No',
} as const;

/** The form of a decision. */
export const decisionTexts = {
  form: 'Decide',
  decision: 'Decision',
  decisions: {
    none: 'Leave the message, or bring it back',
    removed: 'Remove the message',
    paused: `Remove it, and pause its sender for ${PAUSE_DAYS} days`,
  } satisfies Record<Decision, string>,
  reason: 'Reason',
  reasonHint: 'The sender can read it. Name the rule; quote nothing.',
  missing: 'Give a reason.',
  tooLong: 'Use 1,000 characters at most.',
  save: 'Save decision',
  saved: 'The decision was saved.',
  gone: 'Someone else has already decided this.',
  refused: 'The decision was not saved',
} as const;
