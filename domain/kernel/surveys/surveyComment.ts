/**
 * Whether a text has more characters than that, as a person counts them: an emoji is one. Of a text of any length it
 * reads no more than it needs.
 */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && [...text.slice(0, 2 * most + 1)].length > most;

/** A refusal of one field of a survey, with a sentence for who fills it in. */
export interface SurveyProblem<Field extends string> {
  field: Field;
  code: 'REQUIRED' | 'INVALID' | 'TOO_LONG';
  message: string;
}

/** A comment as it is stored: lines stay, other control characters and the marks that turn the direction of text go. */
const kept = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .trim();

/** The comment of a survey as it is stored; empty when nothing but marks that take no room is left of it. */
export const surveyComment = (text: string): string => (/^[\p{C}\p{Z}\s]*$/u.test(text) ? '' : kept(text));
