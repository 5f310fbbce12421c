import type { Schema } from 'yup';

import { dateText, nameFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import type { RelativeValues } from '../model/relativeForm.ts';
import { nameTexts, relativeTexts } from './texts.ts';

/** What a new relative is checked for before the server is asked. */
export const checkRelative = validateWith<RelativeValues>((yup) => {
  /** A field that is filled in only for a person who is new to the tree. */
  const ofNew = (field: Schema) =>
    yup.string().when('who', ([who]: string[], schema) => (who === 'new' ? field : schema));
  const given = yup.string().test(byShape(nameFields.given));
  const date = ofNew(yup.string().test(byShape(dateText)));
  const place = ofNew(yup.string().test(byShape(placeText)));
  return yup.object({
    given: yup.string().when(['who', 'surname'], ([who, surname]: string[], schema) => {
      if (who !== 'new') return schema;
      return (surname ?? '').trim() === '' ? given.trim().required(nameTexts.missing) : given;
    }),
    surname: ofNew(yup.string().test(byShape(nameFields.surname))),
    birthDate: date,
    birthPlace: place,
    deathDate: date,
    deathPlace: place,
    family: yup
      .string()
      .when('asksFamily', ([asks]: boolean[], schema) =>
        asks ? schema.required(relativeTexts.familyMissing) : schema,
      ),
    existing: yup
      .string()
      .when('who', ([who]: string[], schema) =>
        who === 'existing' ? schema.required(relativeTexts.existingMissing) : schema,
      ),
  });
});
