import type { Schema } from 'yup';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import type { SearchFormValues } from './formField.ts';
import { problemsOf } from './problemsOf.ts';

/**
 * The rules of the address as a schema of the form: what they would drop is refused at its field.
 * @param base - the search the form started from.
 */
export const searchSchema = (base: SearchQuery): Schema =>
  ruleSchema<SearchFormValues>({}, (values) => problemsOf(values, base));
