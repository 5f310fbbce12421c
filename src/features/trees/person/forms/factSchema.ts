import { boolean, object, string } from 'yup';

import { dateText, factFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { CUSTOM_FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { citationsShape } from './citationsSchema.ts';
import { factTexts } from './texts.ts';

/** What a fact is checked for before the server is asked. Loaded at the first check. */
export const factSchema = object({
  type: string().required(factTexts.typeMissing),
  label: shapedField(factFields.label).when('type', ([type]: string[], schema) =>
    CUSTOM_FACT_TYPES.has(type ?? '') ? schema.required(factTexts.nameMissing) : schema,
  ),
  date: shapedField(dateText),
  place: shapedField(placeText),
  value: shapedField(factFields.value),
  age: shapedField(factFields.age),
  cause: shapedField(factFields.cause),
  isPrivate: boolean(),
  citations: citationsShape,
});
