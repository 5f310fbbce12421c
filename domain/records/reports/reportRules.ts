import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

/** What a member says is wrong with a transcript. */
export interface CorrectionReport {
  /** fieldId of the catalogue. */
  fieldId: string;
  /** The right reading. */
  proposed: string;
  /** How the member knows; may be empty. */
  comment: string;
}

/** A problem with one field of a form, in words for the one who filled it in. */
interface ReportProblem<Field extends string> {
  field: Field;
  message: string;
}

/** Longest reading a field of a transcript takes, and longest comment, in characters. */
export const LONGEST_READING = 300;
export const LONGEST_COMMENT = 2000;

/**
 * Everything wrong with a report, in the order of the form.
 * @param written - what the transcript says in that field; empty where it says nothing.
 */
export function correctionProblems(
  { fieldId, proposed, comment }: CorrectionReport,
  written: string,
): ReportProblem<keyof CorrectionReport>[] {
  const reading = proposed.trim();
  const problems: (ReportProblem<keyof CorrectionReport> | null)[] = [
    fieldById(fieldId)?.displayLabel ? null : { field: 'fieldId', message: 'Choose what is wrong.' },
    reading === '' ? { field: 'proposed', message: 'Enter the right reading.' } : null,
    reading !== '' && reading === written.trim()
      ? { field: 'proposed', message: 'The transcript already says this.' }
      : null,
    reading.length > LONGEST_READING
      ? { field: 'proposed', message: `Use at most ${LONGEST_READING} characters.` }
      : null,
    comment.trim().length > LONGEST_COMMENT
      ? { field: 'comment', message: `Use at most ${LONGEST_COMMENT} characters.` }
      : null,
  ];
  return problems.filter((problem) => problem !== null);
}

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
