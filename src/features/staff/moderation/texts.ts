import { PAUSE_DAYS, type Decision } from '#domain/messages/core/reports.ts';
import { counted } from '#domain/kernel/wording/counted.ts';

/** Moderation of messages, `/internal/moderation`. */
export const moderationTexts = {
  title: 'Moderation of messages',
  intro: 'Messages that were reported, held, or objected about. You see the message and up to five before it, never a whole conversation.',
  loading: 'Fetching what waits',
  failed: 'We could not fetch what waits',
  none: { title: 'Nothing to deal with', text: 'Reports, held messages and objections appear here.' },
  parts: 'Parts of moderation',
  queue: 'Waiting',
  log: 'Decisions',
  kinds: { REPORT: 'Reported', HELD: 'Held: the same words to many', APPEAL: 'Objection to a removal' },
  sender: (id: string) => `Account ${id}`,
  earlier: (count: number) => (count === 0 ? 'No decision against this account before' : counted(count, 'earlier removal')),
  reports: 'Reports',
  messages: 'Messages handed over',
  ofSender: 'Sender',
  ofOther: 'Other member',
  thisOne: 'This message',
  appeal: 'What the sender says',
  because: 'The reason they were given',
  reasons: {
    threat: 'Threat', child: 'A child may be in danger', hate: 'Hate', harassment: 'Harassment', fraud: 'Fraud', privacy: 'Private details', spam: 'Spam', other: 'Something else',
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
  gone: 'Someone else has decided this meanwhile.',
  refused: 'The decision was not saved',
} as const;
