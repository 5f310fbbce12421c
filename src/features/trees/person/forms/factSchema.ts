import { boolean, object, string } from 'yup';

import { CUSTOM_FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';

import { citationsShape } from './citationsSchema.ts';

const SHORT = 250;
const LONG = 2000;
const short = (name: string) => string().trim().max(SHORT, `${name} has at most ${SHORT} characters.`);

/** What a fact is checked for before the server is asked. Loaded at the first check. */
export const factSchema = object({
  type: string().required('Choose what it is.'),
  label: short('A name').when('type', ([type]: string[], schema) => (CUSTOM_FACT_TYPES.has(type ?? '') ? schema.required('Say what happened.') : schema)),
  date: short('A date'),
  place: string().trim().max(SHORT * 2, 'A place has at most 500 characters.'),
  value: string().trim().max(LONG, 'This has at most 2,000 characters.'),
  age: short('An age'),
  cause: string().trim().max(LONG, 'A cause has at most 2,000 characters.'),
  isPrivate: boolean(),
  citations: citationsShape,
});
