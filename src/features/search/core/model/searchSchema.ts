import type { Schema } from 'yup';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { WHY_DROPPED } from '#domain/search/core/query/whyDropped.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import type { SearchFormValues } from './formField.ts';
import { searchOf } from './searchForm.ts';

/**
 * What the rules of the address would drop of a search, by key of the form, each with the reason; empty when it may be
 * sent.
 */
export function problemsOf(values: SearchFormValues, base: SearchQuery): Readonly<Record<string, string>> {
  const { ignored } = readSearchAddress(writeSearchAddress(searchOf(values, base)));
  return Object.fromEntries(ignored.map(({ key, reason }) => [key, WHY_DROPPED[reason]]));
}

/**
 * The rules of the address as a schema of the form: what they would drop is refused at its field.
 * @param base - the search the form started from.
 */
export const searchSchema = (base: SearchQuery): Schema =>
  ruleSchema<SearchFormValues>({}, (values) => problemsOf(values, base));
