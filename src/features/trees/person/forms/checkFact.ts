import { dateText, factFields, placeText } from '#domain/trees/core/documents/documentShapes.ts';
import { CUSTOM_FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import type { FactValues } from '../model/factForm.ts';
import { citationsSchema } from './citationsSchema.ts';
import { factTexts as texts } from './texts.ts';

/** What a fact is checked for before the server is asked. */
export const checkFact = validateWith<FactValues>((yup) =>
  yup.object({
    type: yup.string().required(texts.typeMissing),
    label: yup
      .string()
      .test(byShape(factFields.label))
      .when('type', ([type]: string[], schema) =>
        CUSTOM_FACT_TYPES.has(type ?? '') ? schema.required(texts.nameMissing) : schema,
      ),
    date: yup.string().test(byShape(dateText)),
    place: yup.string().test(byShape(placeText)),
    value: yup.string().test(byShape(factFields.value)),
    age: yup.string().test(byShape(factFields.age)),
    cause: yup.string().test(byShape(factFields.cause)),
    citations: citationsSchema(yup),
  }),
);
