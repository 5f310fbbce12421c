import { object, string } from 'yup';

import { recordSearchTexts } from './texts.ts';

/** What a record search for a person is checked for. Loaded at the first check. */
export const recordSearchSchema = object({
  yearofbirth: string()
    .trim()
    .matches(/^\d{4}$/u, { message: recordSearchTexts.notAYear, excludeEmptyString: true }),
});
