import { taskProblems } from '#domain/research/questions/rowRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** A task. Loaded at the first check (services/forms/validateWith.ts). */
export const taskSchema = ruleSchema({ text: '', due: '' }, ({ text, due }) => stated(taskProblems({ text, due })));
