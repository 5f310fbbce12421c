import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { SearchArrival, WorthSearching } from '#server/modules/kernel/graphql/types.generated.ts';
import { type Arrival, arrivalsOf, newArrivals } from '#server/modules/search/diary/index.ts';
import { countAll, type CountingEngines } from '#server/modules/search/saved/index.ts';

import type { HubDiaryRows } from './hubStore.ts';

/** Newspapers and record sets that are named for one search. */
const MOST_NAMED = 3;

/** Counts for the hub, which are not charged to what the reader may search. */
const countingEngines = ({ matching, articleMatching, search }: RequestContext): CountingEngines => ({
  records: {
    gazetteer: search.gazetteer,
    count: (queries, signal) =>
      Promise.all(
        queries.map(
          async ({ criteria }) =>
            (
              await matching.search(
                { criteria, orderBy: null, direction: 'asc', offset: 0, limit: 1, facets: [], facetLimit: 1 },
                signal,
              )
            ).total,
        ),
      ),
  },
  articles: articleMatching,
});

/**
 * Searches that found nothing, of whose time and place something came since, with what came and how much they find now.
 * Without a record set published since, the index is not asked about records at all. All of it counts as one search of
 * the member.
 */
export async function worthSearching(
  context: RequestContext,
  { nil, setNames }: Pick<HubDiaryRows, 'nil' | 'setNames'>,
): Promise<WorthSearching[]> {
  const { signal, log, charge } = context;
  const asked = nil.filter(({ kind }) => kind === 'ARTICLES' || setNames.length > 0);
  if (asked.length === 0) return [];
  await charge();
  const nameOf = new Map(setNames.map((name) => [name.toLowerCase(), name]));
  const named = ({ key, name, count, years }: Arrival): SearchArrival => ({
    name: name ?? nameOf.get(key.toLowerCase()) ?? key,
    count,
    firstYear: years?.first ?? null,
    lastYear: years?.last ?? null,
  });
  const arrivals = await arrivalsOf(context, asked);
  const worth = asked
    .map((entry, at) => ({ entry, came: newArrivals(arrivals[at] ?? [], entry.ofDay) }))
    .filter(({ came }) => came.length > 0);
  const totals = await countAll(
    countingEngines(context),
    worth.map(({ entry }) => entry),
    signal,
  ).catch((error: unknown) => {
    if (signal.aborted) throw error;
    log.warn({ code: (error as Error).name }, 'searches that found nothing could not be counted again');
    return [];
  });
  return worth.map(({ entry: { id, kind, search: query, searchedAt }, came }, at) => ({
    entryId: String(id),
    kind,
    search: query,
    searchedAt: new Date(searchedAt).toISOString(),
    came: came.slice(0, MOST_NAMED).map(named),
    total: totals[at] ?? null,
  }));
}
