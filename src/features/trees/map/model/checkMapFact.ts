import { dateText, factFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import { factFormTexts } from '../texts.ts';
import type { MapFactValues } from './mapFactForm.ts';

/** What a fact for the map is checked for before the server is asked. */
export const checkMapFact = validateWith<MapFactValues>((yup) =>
  yup.object({
    type: yup.string().required(factFormTexts.typeMissing),
    date: yup.string().test(byShape(dateText)),
    place: yup.string().trim().required(factFormTexts.placeMissing).test(byShape(placeText)),
    value: yup.string().test(byShape(factFields.value)),
  }),
);
