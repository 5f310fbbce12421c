import { object, string } from 'yup';

import { dateText, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { attachTexts as texts } from './texts.ts';

/** What is checked before the server is asked: a person, and the words of a new fact by the rule of all facts. */
export const attachSchema = object({
  personId: string().required(texts.noPerson),
  date: shapedField(dateText),
  place: shapedField(placeText),
});
