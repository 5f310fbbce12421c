import { object, string } from 'yup';

import { formTexts } from '../texts.ts';
import { EMPTY_VALUES, hasConditions, type TreeSearchValues } from './treeSearchForm.ts';

/** Formik has empty fields checked as undefined. */
const filled = (values: Partial<Record<string, unknown>>): TreeSearchValues =>
  Object.fromEntries(
    Object.entries(EMPTY_VALUES).map(([field, empty]) => [field, values[field] ?? empty]),
  ) as unknown as TreeSearchValues;

/**
 * A search needs a name, a year or a place; the message is on the surname. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const treeSearchSchema = object({
  lastName: string().test('asked', formTexts.missing, (_value, { parent }) =>
    hasConditions(filled(parent as Partial<TreeSearchValues>)),
  ),
});
