import { goesInTurns, type RawAnswer } from '../../matching/plannedQuery.ts';
import type { OpenQuery } from '../../followIndex.ts';
import { sortPlaceCounts } from '../../matching/sortPlaceCounts.ts';
import { sortVariants } from '../../matching/sortVariants.ts';
import type { FacetCount, PlaceCounts } from '../../SearchEngine.ts';
import type { Clause, ClusterAnswer } from '../answers.ts';
import type { Cluster } from '../Cluster.ts';
import { isPlaceField, isValueField, PATHS } from '../format/fieldPaths.ts';
import { DEEPEST } from '../format/mappings.ts';
import type { View } from '../store/RecordStore.ts';
import { exactCounts, termsToCount, type WantedTerms } from './countTerms.ts';
import { type Criterion, type Demand, demandClause } from './demand.ts';
import { hitsInTurns } from './hitsInTurns.ts';
import { pageBody, readHits } from './pageOfHits.ts';
import { resolveCriterion } from './resolveCriterion.ts';
import { variantSearches } from './variantCounts.ts';

/** More than the gazetteer has. */
const MOST_PLACES = 40_000;
const MOST_UNLOCATED = 20;

interface Asked extends OpenQuery {
  cluster: Cluster;
  view: View;
}

/** What to count for the places of a field; null for one that holds none. */
function placesWanted(field: string): { at: WantedTerms | null; unlocated: WantedTerms } | null {
  if (!isValueField(field)) return null;
  const isPlace = isPlaceField(field);
  return { at: isPlace ? { path: PATHS.places(field), limit: MOST_PLACES } : null, unlocated: { path: isPlace ? PATHS.unlocated(field) : PATHS.values(field), limit: MOST_UNLOCATED } };
}

async function countPlaces({ cluster, view }: Asked, field: string, query: Clause): Promise<PlaceCounts> {
  const wanted = placesWanted(field);
  if (!wanted) return { at: [], placed: 0, unlocatedNames: [] };
  const terms = [wanted.at, wanted.unlocated].filter((one) => one !== null);
  const answer = await cluster.search(view.build.records, { size: 0, query, aggs: { ...termsToCount(terms), ...(wanted.at && { placed: { filter: { exists: { field: wanted.at.path } } } }) } });
  const counted = await exactCounts(cluster, view.build.records, query, terms, answer.aggregations);
  return sortPlaceCounts({
    at: (wanted.at ? (counted.get(wanted.at.path) ?? []) : []).map(({ value, count }) => ({ id: Number(value), count })),
    placed: answer.aggregations?.placed?.doc_count ?? 0,
    unlocatedNames: counted.get(wanted.unlocated.path) ?? [],
  });
}

/** Every facet: those with filters of their own are counted without these. */
async function countFacets({ cluster, view, query: { facets, facetLimit } }: Asked, demand: Demand, own: readonly string[], first: ClusterAnswer['aggregations']): Promise<RawAnswer['facets']> {
  const counts: Record<string, readonly FacetCount[]> = Object.fromEntries(facets.map((field) => [field, []]));
  if (facetLimit === 0) return counts;
  const index = view.build.records;
  const wantedOf = (field: string): WantedTerms => ({ path: PATHS.values(field), limit: facetLimit });
  const shared = facets.filter((field) => isValueField(field) && !own.includes(field));
  const counted = await exactCounts(cluster, index, demandClause(demand, { scored: false }), shared.map(wantedOf), first);
  for (const field of shared) counts[field] = counted.get(PATHS.values(field)) ?? [];
  await Promise.all(
    own.filter(isValueField).map(async (field) => {
      const without = demand.criteria.filter(({ planned }) => planned.kind !== 'facet' || planned.field !== field);
      const query = demandClause({ ...demand, criteria: without }, { scored: false });
      const answer = await cluster.search(index, { size: 0, query, aggs: termsToCount([wantedOf(field)]) });
      counts[field] = (await exactCounts(cluster, index, query, [wantedOf(field)], answer.aggregations)).get(PATHS.values(field)) ?? [];
    }),
  );
  return counts;
}

async function demandOf({ view, query, withheld }: Asked): Promise<Demand> {
  const criteria = await Promise.all(query.criteria.map(async (planned): Promise<Criterion> => ({ planned, resolved: await resolveCriterion(view.dictionary, planned) })));
  return { view, criteria, withheld };
}

/** Total, page and first counts in one search; pages far down know the total first, to be read from the nearer end. */
async function findPage(asked: Asked, demand: Demand, aggs: Clause): Promise<{ total: number; nos: readonly number[]; aggregations: ClusterAnswer['aggregations'] }> {
  const { cluster, view, query } = asked;
  const { offset, limit } = query;
  const index = view.build.records;
  const clause = demandClause(demand, { scored: query.orderBy === null });
  const isDeep = offset + limit > DEEPEST / 2;
  const whole = { track_total_hits: true, query: clause, ...(Object.keys(aggs).length > 0 && { aggs }) };
  const near = pageBody(query, isDeep ? { offset: 0, limit: 0 } : { offset, limit });
  const answer = await cluster.search(index, { ...whole, ...near.body });
  const total = answer.hits.total.value;
  let hits = readHits(answer.hits.hits, near.isReversed);
  if (isDeep && offset < total && limit > 0) {
    const far = pageBody(query, { offset, limit, total });
    hits = readHits((await cluster.search(index, { query: clause, ...far.body })).hits.hits, far.isReversed);
  }
  if (goesInTurns(query)) hits = await hitsInTurns(cluster, index, clause, { plain: hits, offset, total });
  return { total, nos: hits.map(({ no }) => no), aggregations: answer.aggregations };
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
  const own = query.facets.filter((field) => demand.criteria.filter(({ planned }) => planned.kind === 'facet' && planned.field === field).length === 1);
  const shared = query.facetLimit === 0 ? [] : query.facets.filter((field) => isValueField(field) && !own.includes(field));
  const counting = async () => {
    const searches = await variantSearches(view.dictionary, demand);
    const answers = await cluster.searchAll(view.build.records, searches.map(({ body }) => body));
    return searches.flatMap(({ read }, at) => read(answers[at]?.aggregations));
  };
  const [{ total, nos, aggregations }, variants, places] = await Promise.all([
    findPage(asked, demand, termsToCount(shared.map((field) => ({ path: PATHS.values(field), limit: query.facetLimit })))),
    counting(),
    query.places === undefined ? undefined : countPlaces(asked, query.places, demandClause(demand, { scored: false })),
  ]);
  const facets = await countFacets(asked, demand, own, aggregations);
  return { total, nos, facets, ...(places && { places }), variants: sortVariants(variants) };
}
