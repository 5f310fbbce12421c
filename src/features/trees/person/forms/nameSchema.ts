import { object, string } from 'yup';

import { citationsShape } from './citationsSchema.ts';

const part = string().trim().max(250, 'A part of a name has at most 250 characters.');

/** What a name is checked for before the server is asked. Loaded at the first check. */
export const nameSchema = object({
  given: part.when('surname', ([surname]: string[], schema) => ((surname ?? '').trim() === '' ? schema.required('Enter a first name or a surname.') : schema)),
  surname: part,
  prefix: part,
  suffix: part,
  nickname: part,
  citations: citationsShape,
});
