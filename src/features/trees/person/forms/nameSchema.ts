import { object } from 'yup';

import { nameFields } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { citationsShape } from './citationsSchema.ts';
import { nameTexts } from './texts.ts';

/** What a name is checked for before the server is asked. Loaded at the first check. */
export const nameSchema = object({
  given: shapedField(nameFields.given)
    .trim()
    .when('surname', ([surname]: string[], schema) =>
      (surname ?? '').trim() === '' ? schema.required(nameTexts.missing) : schema,
    ),
  surname: shapedField(nameFields.surname),
  prefix: shapedField(nameFields.prefix),
  suffix: shapedField(nameFields.suffix),
  nickname: shapedField(nameFields.nickname),
  citations: citationsShape,
});
