import { object, string } from 'yup';

import { savedNameProblem } from '#domain/search/saved/savedSearchRules.ts';

/**
 * What a new name is checked for before the server is asked. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const renameSchema = object({
  name: string().test('name', (text = '', { createError }) => {
    const message = savedNameProblem(text);
    return message === null || createError({ message });
  }),
});
