import { citationFields, sourceFields } from '#domain/trees/core/documents/documentShapes.ts';
import { byShape } from '#services/forms/byShape.ts';
import type { Yup } from '#services/forms/validateWith.ts';

import { NEW_SOURCE } from '../model/citationForm.ts';
import { citationTexts, sourceFormTexts } from './texts.ts';

const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

/** What citations are checked for, as a part of the form they are in. */
export function citationsSchema(yup: Yup) {
  const text = yup.string();
  /** A field of a source that is made with its citation. */
  const ofNewSource = (field: typeof text) =>
    text.when('source', ([source]: string[], schema) => (source === NEW_SOURCE ? field : schema));
  return yup.array().of(
    yup.object({
      sourceText: text.test(
        'chosen',
        citationTexts.notChosen,
        (typed, { parent }) => isEmpty(typed) || (parent as { source: string }).source !== '',
      ),
      newTitle: ofNewSource(text.trim().required(sourceFormTexts.titleMissing).test(byShape(sourceFields.title))),
      newAuthor: ofNewSource(text.test(byShape(sourceFields.author))),
      newRepository: ofNewSource(text.test(byShape(sourceFields.repository))),
      newCallNumber: ofNewSource(text.test(byShape(sourceFields.callNumber))),
      page: text.test(byShape(citationFields.page)),
      text: text.test(byShape(citationFields.text)),
      note: text.test(byShape(citationFields.note)),
      url: text.test(byShape(citationFields.url)),
    }),
  );
}
