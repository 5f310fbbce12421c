import { object, string } from 'yup';

import { MAX_SAVED_NAME, savedSearchName } from '#domain/search/saved/savedSearchRules.ts';

import { renameTexts } from './texts.tsx';

/** What a new name is checked for before the server is asked. Loaded at the first check (services/forms/validateWith.ts). */
export const renameSchema = object({
  name: string()
    .required(renameTexts.missing)
    .max(MAX_SAVED_NAME, renameTexts.tooLong)
    .test('name', renameTexts.missing, (text) => savedSearchName(text) !== null),
});
