import { isEmailAddress } from '#domain/account/access/signUpRules.ts';

import { LONGEST_COMMENT, type ReportProblem } from './correctionRules.ts';

/** Who a record that must be closed is about, from the asker's side. */
export const CLOSURE_CONCERNS = ['ME', 'RELATIVE', 'OTHER'] as const;
export type ClosureConcern = (typeof CLOSURE_CONCERNS)[number];

/** Shown beside the choice, and to staff. */
export const CONCERN_LABELS: Readonly<Record<ClosureConcern, string>> = {
  ME: 'The record is about me',
  RELATIVE: 'It is about a living member of my family',
  OTHER: 'There is another reason',
};

/** A request to close the record of a person who may be living (REC-010, Q-003). */
export interface ClosureRequest {
  /** Empty until chosen. */
  concern: string;
  reason: string;
  /** Email address for the answer. */
  contact: string;
}

/** Shortest reason to close a record or to open it again, in characters. */
const SHORTEST_REASON = 10;

/** Whether a text is one of the concerns. */
export const isClosureConcern = (text: string): text is ClosureConcern =>
  CLOSURE_CONCERNS.some((concern) => concern === text);

/** Everything wrong with a request, in the order of the form. */
export function closureProblems({ concern, reason, contact }: ClosureRequest): ReportProblem<keyof ClosureRequest>[] {
  const { length } = reason.trim();
  const problems: (ReportProblem<keyof ClosureRequest> | null)[] = [
    isClosureConcern(concern) ? null : { field: 'concern', message: 'Choose who the record is about.' },
    length < SHORTEST_REASON ? { field: 'reason', message: 'Say in a sentence why the record must be closed.' } : null,
    length > LONGEST_COMMENT ? { field: 'reason', message: `Use at most ${LONGEST_COMMENT} characters.` } : null,
    isEmailAddress(contact.trim())
      ? null
      : { field: 'contact', message: 'Enter an email address for our answer, such as name@example.com.' },
  ];
  return problems.filter((problem) => problem !== null);
}

/** What is wrong with the reason for which staff open a closed record again; null when nothing is. */
export function reopeningProblem(why: string): string | null {
  const { length } = why.trim();
  if (length < SHORTEST_REASON) return 'Say in a sentence why the record is opened again.';
  return length > LONGEST_COMMENT ? `Use at most ${LONGEST_COMMENT} characters.` : null;
}
