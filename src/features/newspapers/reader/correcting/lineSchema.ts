import { object, string } from 'yup';

import { lineProblem, tidyLine } from '#domain/newspapers/corrections/lineRules.ts';

/** A line as it is printed. */
export const lineSchema = object({
  text: string().test('line', (typed, { createError }) => {
    const problem = lineProblem(tidyLine(typed ?? ''));
    return problem === null || createError({ message: problem });
  }),
});
