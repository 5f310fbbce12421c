import { array, number, object, string } from 'yup';

import { LEAST_GENERATIONS, MOST_GENERATIONS } from '#domain/trees/reports/reportRequest.ts';

import { reportFormTexts as texts } from '../texts.ts';

/** What a report is checked for before it is asked for. Loaded at the first check (services/forms/validateWith.ts). */
export const reportSchema = object({
  generations: number()
    .typeError(texts.generationsWrong)
    .integer(texts.generationsWrong)
    .min(LEAST_GENERATIONS, texts.generationsWrong)
    .max(MOST_GENERATIONS, texts.generationsWrong)
    .required(texts.generationsWrong),
  parts: array()
    .of(string())
    .when('kind', { is: 'book', then: (schema) => schema.min(1, texts.partsMissing) }),
});
