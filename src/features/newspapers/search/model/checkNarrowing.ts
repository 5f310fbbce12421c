import { typedDate } from '#domain/newspapers/search/typedDate.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import { narrowProblems as problems } from './narrowTexts.ts';
import type { NarrowValues } from './narrowValues.ts';

/** What narrows a search of articles, beside the results and in the advanced search. */
export const checkNarrowing = validateWith<NarrowValues>((yup) => {
  const date = yup
    .string()
    .test('date', problems.date, (text = '') => text.trim() === '' || typedDate(text, 'first') !== null);
  const whole = (most: number, message: string) =>
    yup
      .number()
      .transform((value: number, text: unknown) => (text === '' ? undefined : value))
      .typeError(message)
      .integer(message)
      .min(1, message)
      .max(most, message);
  return yup.object({
    place: yup.string().max(200, problems.place),
    from: date,
    to: date.test('order', problems.order, (to = '', { parent }) => {
      const { from } = parent as { from?: string };
      const [first, last] = [typedDate(from ?? '', 'first'), typedDate(to, 'last')];
      return first === null || last === null || first <= last;
    }),
    fromWords: whole(999_999, problems.words),
    toWords: whole(999_999, problems.words).test('order', problems.wordsOrder, (most, { parent }) => {
      const { fromWords: least } = parent as { fromWords?: number };
      return most === undefined || least === undefined || least <= most;
    }),
    addedSince: date,
    quality: whole(100, problems.quality),
  });
});
