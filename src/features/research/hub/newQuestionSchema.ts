import { questionProblem } from '#domain/research/questions/questionRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** A new question. Loaded at the first check (services/forms/validateWith.ts). */
export const newQuestionSchema = ruleSchema({ title: '' }, ({ title }) =>
  collectProblems({ title: questionProblem(title) }),
);
