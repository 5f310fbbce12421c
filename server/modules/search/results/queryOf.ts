import { scopeOfSearch } from '#domain/search/core/query/searchLevel.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { RecordSearchInput } from '#server/modules/kernel/graphql/types.generated.ts';

import { readSearchInput } from './readSearchInput.ts';

/** A level that does not exist is the caller's mistake, answered word for word (spec 1 section 8). */
function checkLevel(level: string, { filters }: SearchQuery): void {
  try {
    scopeOfSearch(level, filters);
  } catch (error) {
    throw refusal('MALFORMED_QUERY', (error as Error).message);
  }
}

/**
 * The query behind an input; drops are logged by key and reason, never by value (SRCH-020 to SRCH-022).
 *
 * @throws GraphQLError for a search level that does not exist, and where a demonstration was asked to fail.
 */
export function queryOf(input: RecordSearchInput, { site, log }: RequestContext): SearchQuery {
  const { query, ignored } = readSearchInput(input);
  for (const { key, reason } of ignored) log.warn({ key, reason }, 'search value ignored');
  if (query.forceError && site.mode !== 'production') throw refusal('FORCED_ERROR', 'This failure was asked for.');
  checkLevel(input.searchLevel ?? query.searchLevel, query);
  return query;
}
