import { array, boolean, object, string } from 'yup';

/** Loaded at the first check; every value is chosen from a list. */
export const mergePeopleSchema = object({
  name: string().oneOf(['keep', 'other']).required(),
  sex: boolean(),
  livingFlag: boolean(),
  facts: array().of(string()),
});
