import { taskProblems } from '#domain/research/questions/rowRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** A task. Loaded at the first check (services/forms/validateWith.ts). */
export const taskSchema = ruleSchema({ text: '', due: '' }, ({ text, due }) =>
  collectProblems(taskProblems({ text, due })),
);
