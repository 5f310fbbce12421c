import { array, object, string } from 'yup';

import { citationFields, sourceFields } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { NEW_SOURCE } from '../model/citationForm.ts';
import { citationTexts, sourceFormTexts } from './texts.ts';

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
/** A field of a source that is made with its citation. */
const ofNewSource = (field: ReturnType<typeof shapedField>) =>
  string().when('source', ([source]: string[], schema) => (source === NEW_SOURCE ? field : schema));

const citation = object({
  sourceText: string().test(
    'chosen',
    citationTexts.notChosen,
    (text, { parent }) => isEmpty(text) || (parent as { source: string }).source !== '',
  ),
  newTitle: ofNewSource(shapedField(sourceFields.title, sourceFormTexts.titleMissing)),
  newAuthor: ofNewSource(shapedField(sourceFields.author)),
  newRepository: ofNewSource(shapedField(sourceFields.repository)),
  newCallNumber: ofNewSource(shapedField(sourceFields.callNumber)),
  page: shapedField(citationFields.page),
  text: shapedField(citationFields.text),
  note: shapedField(citationFields.note),
  url: shapedField(citationFields.url),
});

/** What citations are checked for, as a part of the form they are in. */
export const citationsShape = array().of(citation);

/** A form of nothing but citations. Loaded at the first check. */
export const citationsSchema = object({ citations: citationsShape });
