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
export interface ReportProblem<Field extends string> {
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
