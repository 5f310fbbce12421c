import { folderNameProblem } from '#domain/research/folders/folderRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** The name of a new folder. Loaded at the first check (services/forms/validateWith.ts). */
export const newFolderSchema = ruleSchema({ name: '' }, ({ name }) => stated({ name: folderNameProblem(name) }));
