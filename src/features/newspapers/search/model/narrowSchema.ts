import { number, object, string } from 'yup';

import { typedDate } from '#domain/newspapers/search/typedDate.ts';

import { narrowTexts as texts } from '../texts.ts';

const date = string().test('date', texts.problems.date, (text = '') => text.trim() === '' || typedDate(text, 'first') !== null);
const whole = (most: number, message: string) =>
  number()
    .transform((value: number, text: unknown) => (text === '' ? undefined : value))
    .typeError(message)
    .integer(message)
    .min(1, message)
    .max(most, message);

/** The fields that narrow a search of articles. */
export const narrowFields = {
  place: string().max(200, texts.problems.place),
  from: date,
  to: date.test('order', texts.problems.order, (to = '', { parent }) => {
    const [first, last] = [typedDate(String((parent as { from?: string }).from ?? ''), 'first'), typedDate(to, 'last')];
    return first === null || last === null || first <= last;
  }),
  fromWords: whole(999_999, texts.problems.words),
  toWords: whole(999_999, texts.problems.words).test('order', texts.problems.wordsOrder, (most, { parent }) => {
    const least = (parent as { fromWords?: number }).fromWords;
    return most === undefined || least === undefined || least <= most;
  }),
  addedSince: date,
  quality: whole(100, texts.problems.quality),
};

/** What the form beside the results is checked for. */
export const narrowSchema = object(narrowFields);
