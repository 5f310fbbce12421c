import { LEAST_GENERATIONS, MOST_GENERATIONS, type ReportRequest } from '#domain/trees/reports/reportRequest.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import { reportFormTexts as texts } from '../texts.ts';

/** What the form of a report holds. */
export interface RequestValues extends Omit<ReportRequest, 'generations' | 'parts'> {
  generations: string;
  parts: string[];
}

/** What a report is checked for before it is asked for. */
export const checkRequest = validateWith<RequestValues>((yup) =>
  yup.object({
    generations: yup
      .number()
      .typeError(texts.generationsWrong)
      .integer(texts.generationsWrong)
      .min(LEAST_GENERATIONS, texts.generationsWrong)
      .max(MOST_GENERATIONS, texts.generationsWrong)
      .required(texts.generationsWrong),
    parts: yup
      .array()
      .of(yup.string())
      .when('kind', { is: 'book', then: (schema) => schema.min(1, texts.partsMissing) }),
  }),
);
