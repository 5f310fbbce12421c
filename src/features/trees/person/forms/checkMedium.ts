import { dateText, mediumFields } from '#domain/trees/core/documents/documentShapes.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import { mediumFormTexts as texts } from './texts.ts';

/** What the form of a photo or a document holds. */
export interface MediumValues {
  title: string;
  date: string;
  notes: string;
  /** What it belongs to; empty: the person as a whole. */
  keys: string[];
}

/** What a photo or a document is checked for before the server is asked. */
export const checkMedium = validateWith<MediumValues>((yup) =>
  yup.object({
    title: yup.string().trim().required(texts.titleMissing).test(byShape(mediumFields.title)),
    date: yup.string().test(byShape(dateText)),
    keys: yup.array().of(yup.string()).min(1, texts.holderMissing),
  }),
);
