import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { WHY_DROPPED } from '#domain/search/core/query/whyDropped.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

import type { SearchFormValues } from './formField.ts';
import { searchOf } from './searchForm.ts';

/**
 * What the rules of the address would drop of a search, by key of the form, each with the reason; empty when it may be
 * sent.
 */
export function searchProblems(values: SearchFormValues, base: SearchQuery): Readonly<Record<string, string>> {
  const { ignored } = readSearchAddress(writeSearchAddress(searchOf(values, base)));
  return Object.fromEntries(ignored.map(({ key, reason }) => [key, WHY_DROPPED[reason]]));
}
