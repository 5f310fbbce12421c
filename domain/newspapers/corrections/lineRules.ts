import { hasInvisible } from '../pages/pageLine.ts';

/** The state of a line when a correction of it arrives. */
export interface LineNow {
  text: string;
  /**
   * The revision of the page's text in which the line was last changed, by a correction or by its undoing; null: never.
   */
  changedIn: number | null;
  /** The revision in which the text was last imported: lines have other numbers since. */
  importedIn: number;
}

/**
 * Whether a correction meets a line that its author has not seen: since the text they read the line was changed, or the
 * page was imported again. Who typed what the line says by now is in no one's way.
 *
 * @param baseRevision - the revision that the author read
 */
export const isConflict = (after: string, baseRevision: number, { text, changedIn, importedIn }: LineNow): boolean =>
  after !== text && (importedIn > baseRevision || (changedIn !== null && changedIn > baseRevision));

/** Most characters of a corrected line: the longest lines of a broadsheet without columns have some three hundred. */
export const LONGEST_LINE = 500;
/** Most characters of one word; a longer one would be cut when the page is stored. */
const LONGEST_WORD = 100;
/** Most lines that one request corrects, and most characters of them together. */
export const LINES_AT_ONCE = 20;
export const CHARACTERS_AT_ONCE = 5_000;

const SPACES = /[ \t\r\n\u00a0\u2000-\u200a\u202f\u3000]+/gu;

/** A line as it is compared and stored: one form of each letter, words separated by one space. */
export const tidyLine = (typed: string): string => typed.normalize('NFC').replace(SPACES, ' ').trim();

/** Why a line is refused, as members read it. */
export const LINE_PROBLEMS = {
  empty: 'Type the words that are printed in this line.',
  long: `A line may have up to ${LONGEST_LINE} characters.`,
  word: `A word may have up to ${LONGEST_WORD} characters.`,
  unseen: 'This line contains characters that can’t be seen. Type it again instead of pasting it.',
} as const;

/** What is wrong with a corrected line that was tidied; null when it may be stored. */
export function lineProblem(line: string): string | null {
  if (line === '') return LINE_PROBLEMS.empty;
  if (line.length > LONGEST_LINE) return LINE_PROBLEMS.long;
  if (hasInvisible(line)) return LINE_PROBLEMS.unseen;
  return line.split(' ').some((word) => word.length > LONGEST_WORD) ? LINE_PROBLEMS.word : null;
}
