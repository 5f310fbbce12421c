import { dateText, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import type { AttachValues } from './EvidenceOfField.tsx';
import { attachTexts as texts } from './texts.ts';

/** What is checked before the server is asked: a person, and the words of a new fact by the rule of all facts. */
export const checkAttached = validateWith<AttachValues>((yup) =>
  yup.object({
    personId: yup.string().required(texts.noPerson),
    date: yup.string().test(byShape(dateText)),
    place: yup.string().test(byShape(placeText)),
  }),
);
