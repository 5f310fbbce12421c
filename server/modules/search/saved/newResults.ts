import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import { articlesNow, countArticles, countNewArticles } from './newArticles.ts';
import { countNewRecords, countRecords, type LookedAt, recordsNow } from './newRecords.ts';

/** What searches of both kinds are counted with. */
export interface CountingEngines {
  records: Pick<SearchEngine, 'count' | 'gazetteer'>;
  articles: Pick<ArticleSearch, 'count'>;
}

interface StoredSearch {
  kind: SearchKind;
  /** The query of the address of its results. */
  search: string;
}

/** Counts searches of each kind in one go, and gives the counts in the order of the searches. */
async function byKind<Search extends StoredSearch>(
  searches: readonly Search[],
  count: Record<SearchKind, (own: readonly Search[]) => Promise<readonly number[]>>,
): Promise<number[]> {
  const counts = new Map<Search, number>();
  await Promise.all(
    (['RECORDS', 'ARTICLES'] as const).map(async (kind) => {
      const own = searches.filter((each) => each.kind === kind);
      const found = own.length === 0 ? [] : await count[kind](own);
      own.forEach((each, at) => counts.set(each, found[at] ?? 0));
    }),
  );
  return searches.map((each) => counts.get(each) ?? 0);
}

/** How many results of each search came to the site since it was looked at. */
export const countNew = (
  { records, articles }: CountingEngines,
  searches: readonly (StoredSearch & LookedAt)[],
  signal?: AbortSignal,
): Promise<number[]> =>
  byKind(searches, {
    RECORDS: (own) => countNewRecords(records, own, signal),
    ARTICLES: (own) => countNewArticles(articles, records.gazetteer, own, signal),
  });

/** How many results each search has now. */
export const countAll = (
  { records, articles }: CountingEngines,
  searches: readonly StoredSearch[],
  signal?: AbortSignal,
): Promise<number[]> =>
  byKind(searches, {
    RECORDS: (own) =>
      countRecords(
        records,
        own.map(({ search }) => search),
        signal,
      ),
    ARTICLES: (own) =>
      countArticles(
        articles,
        records.gazetteer,
        own.map(({ search }) => search),
        signal,
      ),
  });

/** The results of a search now: all of them, and those that came today. */
export const standNow = (
  { records, articles }: CountingEngines,
  { kind, search }: StoredSearch,
  signal?: AbortSignal,
): Promise<{ total: number; lookedDay: string; totalOfDay: number }> =>
  kind === 'ARTICLES' ? articlesNow(articles, records.gazetteer, search, signal) : recordsNow(records, search, signal);

/**
 * The engines for one request: all searches of articles that are counted together are charged as one, as those of
 * records are.
 */
export function countingEngines({
  search,
  articleMatching,
  charge,
}: Pick<RequestContext, 'search' | 'articleMatching' | 'charge'>): CountingEngines {
  let charged: Promise<void> | null = null;
  return {
    records: search,
    articles: {
      count: async (query, signal) => {
        await (charged ??= charge());
        return articleMatching.count(query, signal);
      },
    },
  };
}
