import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { dayNumber } from '#domain/newspapers/search/dayNumber.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import { toArticleQuery } from '#server/modules/newspapers/search/index.ts';

import { type LookedAt, today } from './newRecords.ts';

type Engine = Pick<ArticleSearch, 'count'>;

const queryOf = (search: string, gazetteer: Gazetteer): ArticleQuery =>
  toArticleQuery(readArticleAddress(search).query, gazetteer);
/** Of the two days the later: a search may itself ask for what was added since one. */
const addedFrom = (query: ArticleQuery, day: string): ArticleQuery => ({
  ...query,
  filters: { ...query.filters, addedSince: Math.max(query.filters.addedSince ?? 0, dayNumber(day)) },
});

/** One after the other, so that other people’s searches come between. */
async function countEach(engine: Engine, queries: readonly ArticleQuery[], signal?: AbortSignal): Promise<number[]> {
  const counts: number[] = [];
  for (const query of queries) counts.push(await engine.count(query, signal));
  return counts;
}

/** How many articles each search finds now. */
export const countArticles = (
  engine: Engine,
  gazetteer: Gazetteer,
  searches: readonly string[],
  signal?: AbortSignal,
): Promise<number[]> =>
  countEach(
    engine,
    searches.map((search) => queryOf(search, gazetteer)),
    signal,
  );

/** How many articles of each search came to the site since it was looked at. */
export async function countNewArticles(
  engine: Engine,
  gazetteer: Gazetteer,
  searches: readonly LookedAt[],
  signal?: AbortSignal,
): Promise<number[]> {
  const counts = await countEach(
    engine,
    searches.map(({ search, lookedDay }) => addedFrom(queryOf(search, gazetteer), lookedDay)),
    signal,
  );
  // An issue that was removed since may leave fewer than there were.
  return counts.map((count, at) => Math.max(0, count - (searches[at]?.totalOfDay ?? 0)));
}

/** The articles of a search now: all of them, and those that came today. */
export async function articlesNow(
  engine: Engine,
  gazetteer: Gazetteer,
  search: string,
  signal?: AbortSignal,
): Promise<{ total: number; lookedDay: string; totalOfDay: number }> {
  const lookedDay = today();
  const query = queryOf(search, gazetteer);
  const [total = 0, totalOfDay = 0] = await countEach(engine, [query, addedFrom(query, lookedDay)], signal);
  return { total, lookedDay, totalOfDay };
}
