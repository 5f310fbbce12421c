import { folderNameProblem, folderNoteProblem } from '#domain/research/folders/folderRules.ts';
import { questionProblem } from '#domain/research/questions/questionRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { NEW_FOLDER, NEW_QUESTION } from './addValues.ts';

const nameProblem = (folderId: string, name: string): string | null => {
  if (folderId === NEW_QUESTION) return questionProblem(name);
  return folderId === NEW_FOLDER ? folderNameProblem(name) : null;
};

/**
 * A page for a question or folder that is chosen, or for a new one, and a note. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const addSchema = ruleSchema({ folderId: '', name: '', note: '' }, ({ folderId, name, note }) =>
  collectProblems({ name: nameProblem(folderId, name), note: folderNoteProblem(note) }),
);
