import { object, string } from 'yup';

import { dateText, factFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { factFormTexts } from '../texts.ts';

/** What a fact for the map is checked for before the server is asked. Loaded at the first check. */
export const mapFactSchema = object({
  type: string().required(factFormTexts.typeMissing),
  date: shapedField(dateText),
  place: shapedField(placeText, factFormTexts.placeMissing),
  value: shapedField(factFields.value),
});
