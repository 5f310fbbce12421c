import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { daysBetween } from '#domain/search/saved/savedSearchRules.ts';
import type { Criterion, SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';

/** The results of a search when its member last looked at them. */
export interface LookedAt {
  /** The query of the results page's address. */
  search: string;
  /** `YYYY-MM-DD`, UTC. */
  lookedDay: string;
  /** Records of that very day that were there already. */
  totalOfDay: number;
}

/** The day it is, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const criteriaOf = (search: string): readonly Criterion[] => toEngineQuery(readSearchAddress(search).query).criteria;
const addedFrom = (day: string): Criterion => ({
  kind: 'facet',
  field: 'DateAdded',
  values: daysBetween(day, today()),
});

/** How many records of each search came to the site since it was looked at; asked of the engine in one batch. */
export async function countNewRecords(
  engine: Pick<SearchEngine, 'count'>,
  searches: readonly LookedAt[],
  signal?: AbortSignal,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = await engine.count(
    searches.map(({ search, lookedDay }) => ({ criteria: [...criteriaOf(search), addedFrom(lookedDay)] })),
    signal,
  );
  // A set that was taken away since may leave fewer than there were.
  return counts.map((count, at) => Math.max(0, count - (searches[at]?.totalOfDay ?? 0)));
}

/** The results of a search now: all of them, and those that came today. */
export async function recordsNow(
  engine: Pick<SearchEngine, 'count'>,
  search: string,
  signal?: AbortSignal,
): Promise<{ total: number; lookedDay: string; totalOfDay: number }> {
  const lookedDay = today();
  const criteria = criteriaOf(search);
  const [total = 0, totalOfDay = 0] = await engine.count(
    [{ criteria }, { criteria: [...criteria, addedFrom(lookedDay)] }],
    signal,
  );
  return { total, lookedDay, totalOfDay };
}

/** How many records each search finds now. */
export const countRecords = (
  engine: Pick<SearchEngine, 'count'>,
  searches: readonly string[],
  signal?: AbortSignal,
): Promise<readonly number[]> =>
  searches.length === 0
    ? Promise.resolve([])
    : engine.count(
        searches.map((search) => ({ criteria: criteriaOf(search) })),
        signal,
      );
