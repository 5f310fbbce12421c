import { object, string, type Schema } from 'yup';

import { dateText, nameFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { nameTexts, relativeTexts } from './texts.ts';

/** A field that is filled in only for a person who is new to the tree. */
const ofNew = (field: Schema) => string().when('who', ([who]: string[], schema) => (who === 'new' ? field : schema));

/** What a new relative is checked for before the server is asked. Loaded at the first check. */
export const relativeSchema = object({
  given: string().when(['who', 'surname'], ([who, surname]: string[], schema) => {
    if (who !== 'new') return schema;
    return shapedField(nameFields.given, (surname ?? '').trim() === '' ? nameTexts.missing : undefined);
  }),
  surname: ofNew(shapedField(nameFields.surname)),
  birthDate: ofNew(shapedField(dateText)),
  birthPlace: ofNew(shapedField(placeText)),
  deathDate: ofNew(shapedField(dateText)),
  deathPlace: ofNew(shapedField(placeText)),
  family: string().when('asksFamily', ([asks]: boolean[], schema) =>
    asks ? schema.required(relativeTexts.familyMissing) : schema,
  ),
  existing: string().when('who', ([who]: string[], schema) =>
    who === 'existing' ? schema.required(relativeTexts.existingMissing) : schema,
  ),
});
