import { object, string } from 'yup';

import { wantedTreeName } from '#domain/trees/gedcom/uploadRules.ts';

import { importTexts } from '../texts.ts';

/** The name of a tree made of a file. Loaded at the first check (services/forms/validateWith.ts). */
export const nameTreeSchema = object({
  treeName: string().test('name', importTexts.nameMissing, (name = '') => wantedTreeName(name) !== null),
});
