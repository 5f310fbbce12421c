import { messageProblem, subjectProblem } from '#domain/help/tickets/ticketRules.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_MESSAGE, type MessageValues } from './messageValues.ts';
import { writeTexts as texts } from './texts.ts';

const reasonProblem = (reason: string): string | null =>
  reason.trim() === ''
    ? texts.missing.reason
    : reason.trim().length > LONGEST_STAFF_REASON
      ? texts.missing.reasonLong
      : null;

/** A message and whom it is for. Loaded at the first check (services/forms/validateWith.ts). */
export const messageSchema = ruleSchema<MessageValues>(EMPTY_MESSAGE, ({ to, account, group, subject, text, reason }) =>
  collectProblems({
    account: to === 'one' && account.trim() === '' ? texts.missing.account : null,
    group: to === 'test-group' && group.trim() === '' ? texts.missing.group : null,
    subject: subjectProblem(subject),
    text: messageProblem(text),
    reason: to === 'one' ? null : reasonProblem(reason),
  }),
);
