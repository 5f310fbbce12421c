import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { ownLine, ownText, tooLong } from '../folders/ownWords.ts';
import type { Confidence, QuestionState } from './questionKinds.ts';
import { LONGEST_LINE, LONGEST_QUESTION, LONGEST_TEXT } from './questionLimits.ts';

/** Texts of a form by field. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a line, for its author; null when it can be stored. */
export const lineProblem = (text: string, longest: number = LONGEST_LINE): string | null =>
  ownLine(text, longest) === null ? tooLong(longest) : null;

/** The same of a longer text. */
export const textProblem = (text: string): string | null =>
  ownText(text, LONGEST_TEXT) === null ? tooLong(LONGEST_TEXT) : null;

/** The same of a line that must say something. @param missing - what is asked for then */
export const neededProblem = (text: string, missing: string): string | null =>
  lineProblem(text) ?? (ownLine(text, LONGEST_LINE) === '' ? missing : null);

/** What is wrong with a question, for its author. */
export function questionProblem(text: string): string | null {
  const line = ownLine(text, LONGEST_QUESTION);
  if (line === null) return tooLong(LONGEST_QUESTION);
  return line === '' ? 'Write the question.' : null;
}

/** A conclusion as it is to be stored. */
export interface Conclusion {
  state: QuestionState;
  conclusion: string;
  confidence: Confidence | null;
}

/**
 * What keeps a conclusion from being stored, by field: a question is concluded by a conclusion, and proved once every
 * conflict has a word.
 * @param openConflicts - conflicts that have no word of the member yet
 */
export function conclusionProblems(
  { state, conclusion, confidence }: Conclusion,
  openConflicts: number,
): Partial<Texts<'conclusion' | 'confidence'>> {
  const tooMuch = textProblem(conclusion);
  if (tooMuch !== null) return { conclusion: tooMuch };
  if (conclusion.trim() === '' && (state === 'CONCLUDED' || confidence !== null))
    return { conclusion: 'Write the conclusion first.' };
  if (state === 'CONCLUDED' && confidence === null) return { confidence: 'Choose how sure you are.' };
  if (confidence === 'PROVED' && openConflicts > 0)
    return {
      confidence: `Write a word about ${countInWords(openConflicts, 'conflict')} first. Until then the conclusion can be probable.`,
    };
  return {};
}
