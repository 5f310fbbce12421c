import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_WORDS } from '#domain/messages/core/reports.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { composerTexts, reportTexts } from './texts.ts';

function wordsProblem(words: string, isNeeded: boolean): string | null {
  if (isNeeded && words.trim() === '') return reportTexts.appealMissing;
  return [...words.trim()].length > LONGEST_WORDS ? composerTexts.tooLong(figure(LONGEST_WORDS)) : null;
}

/** A report. Loaded at the first check, as the other is (services/forms/validateWith.ts). */
export const reportSchema = ruleSchema({ reason: '', words: '' }, ({ reason, words }) =>
  collectProblems({ words: wordsProblem(words, reason === 'other') }),
);
/** An objection. */
export const appealSchema = ruleSchema({ words: '' }, ({ words }) =>
  collectProblems({ words: wordsProblem(words, true) }),
);
