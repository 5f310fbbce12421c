import { questionProblem } from '#domain/research/questions/questionRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** A new question. Loaded at the first check (services/forms/validateWith.ts). */
export const newQuestionSchema = ruleSchema({ title: '' }, ({ title }) => stated({ title: questionProblem(title) }));
