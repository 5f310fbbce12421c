import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_WORDS } from '#domain/messages/core/reports.ts';

import { composerTexts, reportTexts } from './texts.ts';

/** What is wrong with the words of a report or of an objection; null when nothing is. */
export function wordsProblem(words: string, isNeeded: boolean): string | null {
  if (isNeeded && words.trim() === '') return reportTexts.appealMissing;
  return [...words.trim()].length > LONGEST_WORDS ? composerTexts.tooLong(figure(LONGEST_WORDS)) : null;
}
