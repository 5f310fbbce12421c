import { number, object, string } from 'yup';

import { typedDate } from '#domain/newspapers/search/typedDate.ts';

import { narrowProblems as problems } from './narrowTexts.ts';

const date = string().test(
  'date',
  problems.date,
  (text = '') => text.trim() === '' || typedDate(text, 'first') !== null,
);
const whole = (most: number, message: string) =>
  number()
    .transform((value: number, text: unknown) => (text === '' ? undefined : value))
    .typeError(message)
    .integer(message)
    .min(1, message)
    .max(most, message);

/** The fields that narrow a search of articles. */
export const narrowFields = {
  place: string().max(200, problems.place),
  from: date,
  to: date.test('order', problems.order, (to = '', { parent }) => {
    const [first, last] = [typedDate(String((parent as { from?: string }).from ?? ''), 'first'), typedDate(to, 'last')];
    return first === null || last === null || first <= last;
  }),
  fromWords: whole(999_999, problems.words),
  toWords: whole(999_999, problems.words).test('order', problems.wordsOrder, (most, { parent }) => {
    const least = (parent as { fromWords?: number }).fromWords;
    return most === undefined || least === undefined || least <= most;
  }),
  addedSince: date,
  quality: whole(100, problems.quality),
};

/** What the form beside the results is checked for. */
export const narrowSchema = object(narrowFields);
