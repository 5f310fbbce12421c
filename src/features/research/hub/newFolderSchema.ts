import { folderNameProblem } from '#domain/research/folders/folderRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** The name of a new folder. Loaded at the first check (services/forms/validateWith.ts). */
export const newFolderSchema = ruleSchema({ name: '' }, ({ name }) =>
  collectProblems({ name: folderNameProblem(name) }),
);
