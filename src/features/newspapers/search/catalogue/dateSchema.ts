import { object, string } from 'yup';

import { typedDate } from '#domain/newspapers/search/typedDate.ts';

import { issuesTexts as texts } from './texts.ts';

/** A date to look at; a year or month alone is its first day. */
export const dateSchema = object({
  date: string()
    .trim()
    .required(texts.required)
    .test('date', texts.problem, (text = '') => typedDate(text, 'first') !== null),
});
