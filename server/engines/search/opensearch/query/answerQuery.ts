import { isHeldAsName } from '#domain/records/core/valueKey.ts';
import type { Clause, ClusterAnswer } from '#server/engines/opensearch/answers.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { isDeep } from '#server/engines/opensearch/pageWindow.ts';

import type { OpenQuery } from '../../followIndex.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { goesInTurns, ownFilter, type PlannedQuery, type RawAnswer } from '../../matching/planQuery.ts';
import { sortPlaceCounts, sortVariants } from '../../matching/sortCounts.ts';
import type { FacetCount, PlaceCounts } from '../../SearchEngine.ts';
import { isPlaceField, isValueField, mayOrder, PATHS } from '../format/fieldPaths.ts';
import type { View } from '../View.ts';
import { exactCounts, termsToCount, type WantedTerms } from './countTerms.ts';
import { type Criterion, type Demand, demandClause, matchesEqually } from './demandClause.ts';
import { equalsInTurns, hitsInTurns, KINDS_COUNTED, kindsOf } from './hitsInTurns.ts';
import { pageOfHits, type ScoredHit } from './pageOfHits.ts';
import { resolveCriterion } from './resolveCriterion.ts';
import { valueWindow } from './valueWindow.ts';
import { variantSearches } from './variantCounts.ts';

/** More than the gazetteer has. */
const MOST_PLACES = 40_000;
const MOST_UNLOCATED = 20;
/**
 * Hits before a page from which on it pays to count the values that they are ordered by; of everything it always does,
 * since readers ask for the same again and again.
 */
const FAR = 500;

interface Asked extends OpenQuery {
  cluster: Cluster;
  view: View;
}

interface WantedFacet extends WantedTerms {
  field: string;
  /** What is passed over for it. */
  filter: PlannedCriterion | null;
}

/** What to count for the places of a field; null for one that holds none. */
function placesWanted(field: string): { at: WantedTerms | null; unlocated: WantedTerms } | null {
  if (!isValueField(field)) return null;
  const isPlace = isPlaceField(field);
  return {
    at: isPlace ? { path: PATHS.places(field), limit: MOST_PLACES } : null,
    unlocated: { path: isPlace ? PATHS.unlocated(field) : PATHS.values(field), limit: MOST_UNLOCATED },
  };
}

async function countPlaces({ cluster, view }: Asked, field: string, query: Clause): Promise<PlaceCounts> {
  const wanted = placesWanted(field);
  if (!wanted) return { at: [], placed: 0, unlocatedNames: [] };
  const terms = [wanted.at, wanted.unlocated].filter((one) => one !== null);
  const answer = await cluster.search(view.records, {
    size: 0,
    query,
    aggs: { ...termsToCount(terms), ...(wanted.at && { placed: { filter: { exists: { field: wanted.at.path } } } }) },
  });
  const counted = await exactCounts(cluster, view.records, query, terms, answer.aggregations);
  return sortPlaceCounts({
    at: (wanted.at ? (counted.get(wanted.at.path) ?? []) : []).map(({ value, count }) => ({
      id: Number(value),
      count,
    })),
    placed: answer.aggregations?.placed?.doc_count ?? 0,
    unlocatedNames: counted.get(wanted.unlocated.path) ?? [],
  });
}

/** The facets to count: those with filters of their own are counted without these, the others all with the same. */
function facetsWanted(query: PlannedQuery): { own: readonly WantedFacet[]; shared: readonly WantedFacet[] } {
  const { facets, facetLimit } = query;
  const wanted =
    facetLimit === 0
      ? []
      : facets.filter(isValueField).map((field) => ({
          field,
          path: PATHS.values(field),
          limit: facetLimit,
          areNames: isHeldAsName(field),
          filter: ownFilter(query, field),
        }));
  return { own: wanted.filter(({ filter }) => filter), shared: wanted.filter(({ filter }) => !filter) };
}

async function countFacets(
  { cluster, view, query: { facets } }: Asked,
  demand: Demand,
  { own, shared }: ReturnType<typeof facetsWanted>,
  first: ClusterAnswer['aggregations'],
): Promise<RawAnswer['facets']> {
  const counts: Record<string, readonly FacetCount[]> = Object.fromEntries(facets.map((field) => [field, []]));
  const index = view.records;
  const counted = await exactCounts(cluster, index, demandClause(demand, { scored: false }), shared, first);
  for (const { field, path } of shared) counts[field] = counted.get(path) ?? [];
  await Promise.all(
    own.map(async (wanted) => {
      const query = demandClause(
        { ...demand, criteria: demand.criteria.filter(({ planned }) => planned !== wanted.filter) },
        { scored: false },
      );
      counts[wanted.field] = (await exactCounts(cluster, index, query, [wanted], undefined)).get(wanted.path) ?? [];
    }),
  );
  return counts;
}

async function demandOf({ view, query, withheld }: Asked): Promise<Demand> {
  const criteria = await Promise.all(
    query.criteria.map(async (planned): Promise<Criterion> => ({
      planned,
      resolved: await resolveCriterion(view.dictionary, planned),
    })),
  );
  return { view, criteria, withheld };
}

/**
 * A page in the order of a field: its hits are those with the values that are on it. Null where there are too many
 * values to know which.
 */
async function findPageByValue(
  { cluster, view, query: { orderBy, direction, offset, limit } }: Asked,
  clause: Clause,
  total: number,
): Promise<ScoredHit[] | null> {
  if (orderBy === null) return null;
  const values = await view.orders.of(clause, PATHS.order(orderBy));
  if (!values) return null;
  if (offset >= total || limit === 0) return [];
  const window = valueWindow({ orderBy, direction, offset, limit }, values, total);
  const page = pageOfHits(
    { orderBy, direction, isScored: false },
    { offset: window.offset, limit: Math.min(limit, total - offset), total: window.total },
  );
  const answer = await cluster.search(view.records, {
    query: { bool: { filter: [clause, window.clause] } },
    track_total_hits: false,
    ...page.body,
  });
  return page.read(answer.hits.hits);
}

/**
 * Total, page and first counts in one search. The total comes first for pages far down, to be read from the nearer end,
 * and where kinds take turns among hits that all match equally well: no search in the plain order helps there.
 */
async function findPage(
  asked: Asked,
  demand: Demand,
  aggs: Clause,
): Promise<{ total: number; nos: readonly number[]; aggregations: ClusterAnswer['aggregations'] }> {
  const { cluster, view, query } = asked;
  const { offset, limit } = query;
  const index = view.records;
  const isScored = query.orderBy === null && !matchesEqually(demand);
  const clause = demandClause(demand, { scored: isScored });
  const ordered = { ...query, isScored };
  const areEqualInTurns = goesInTurns(query) && !isScored;
  const isByValue = query.orderBy !== null && mayOrder(query.orderBy) && (offset > FAR || query.criteria.length === 0);
  // A search for counts alone is remembered by the nodes.
  const near = pageOfHits(
    ordered,
    isDeep(query) || areEqualInTurns || isByValue ? { offset: 0, limit: 0 } : { offset, limit },
  );
  const counted = areEqualInTurns ? { ...aggs, ...KINDS_COUNTED } : aggs;
  const answer = await cluster.search(index, {
    track_total_hits: true,
    query: clause,
    ...(Object.keys(counted).length > 0 && { aggs: counted }),
    ...near.body,
  });
  const total = answer.hits.total.value;
  const nosOf = (hits: readonly { no: number }[]) => ({
    total,
    nos: hits.map(({ no }) => no),
    aggregations: answer.aggregations,
  });
  if (areEqualInTurns)
    return nosOf(await equalsInTurns(cluster, index, clause, { offset, limit, kinds: kindsOf(answer) }));
  const found = isByValue ? await findPageByValue(asked, clause, total) : null;
  if (found) return nosOf(found);
  let hits = near.read(answer.hits.hits);
  if ((isDeep(query) || isByValue) && offset < total && limit > 0) {
    const page = pageOfHits(ordered, { offset, limit, total });
    hits = page.read((await cluster.search(index, { query: clause, ...page.body })).hits.hits);
  }
  return nosOf(goesInTurns(query) ? await hitsInTurns(cluster, index, clause, { plain: hits, offset, total }) : hits);
}

/** Total and page of a query alone. @throws SearchUnavailable */
export async function findQuery(asked: Asked): Promise<{ total: number; nos: readonly number[] }> {
  const { total, nos } = await findPage(asked, await demandOf(asked), {});
  return { total, nos };
}

/** Answers a query from one view. @throws SearchUnavailable */
export async function answerQuery(asked: Asked): Promise<RawAnswer> {
  const { cluster, view, query } = asked;
  const demand = await demandOf(asked);
  const wanted = facetsWanted(query);
  const counting = async () => {
    const searches = await variantSearches(view.dictionary, demand);
    const answers = await cluster.searchAll(
      view.records,
      searches.map(({ body }) => body),
    );
    return searches.flatMap(({ read }, at) => read(answers[at]?.aggregations));
  };
  const [{ total, nos, aggregations }, variants, places] = await Promise.all([
    findPage(asked, demand, termsToCount(wanted.shared)),
    counting(),
    query.places === undefined ? undefined : countPlaces(asked, query.places, demandClause(demand, { scored: false })),
  ]);
  const facets = await countFacets(asked, demand, wanted, aggregations);
  return { total, nos, facets, ...(places && { places }), variants: sortVariants(variants) };
}
