import { array, object, string } from 'yup';

import { dateText, mediumFields } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { mediumFormTexts } from './texts.ts';

/** What a photo or a document is checked for before the server is asked. Loaded at the first check. */
export const mediumSchema = object({
  title: shapedField(mediumFields.title, mediumFormTexts.titleMissing),
  date: shapedField(dateText),
  notes: string(),
  keys: array().of(string()).min(1, mediumFormTexts.holderMissing),
});
