import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { taskProblems } from '#domain/research/questions/rowRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

import { linesOf } from './linesOf.ts';
import { taskTexts } from './texts.ts';

function peopleProblem(people: string): string | null {
  const wrong = linesOf(people).findIndex((line) => readResearchAddress(line)?.kind !== 'PERSON');
  return wrong < 0 ? null : taskTexts.notAPerson(wrong + 1);
}

/** A task. Loaded at the first check (services/forms/validateWith.ts). */
export const taskSchema = ruleSchema({ text: '', due: '', people: '' }, ({ text, due, people }) => stated({ ...taskProblems({ text, due }), people: peopleProblem(people) }));
