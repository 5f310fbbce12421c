import { folderNameProblem, folderNoteProblem } from '#domain/research/folders/folderRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** A page for a folder: the folder that is chosen, or the name of a new one, and a note. Loaded at the first check (services/forms/validateWith.ts). */
export const addSchema = ruleSchema({ folderId: '', name: '', note: '' }, ({ folderId, name, note }) => stated({ name: folderId === '' ? folderNameProblem(name) : null, note: folderNoteProblem(note) }));
