import { inTurns } from '#domain/search/results/takingTurns.ts';

import { compareCodePoints } from '../matching/compareCodePoints.ts';
import { goesInTurns, type PlannedQuery, type RawAnswer } from '../matching/plannedQuery.ts';
import { matchOf } from '../matching/relevanceKey.ts';
import { sortVariants } from '../matching/sortVariants.ts';
import type { FacetCount } from '../SearchEngine.ts';
import type { RankedHit, ShardAnswer } from './shardAnswer.ts';
import { sumPlaces } from './shardPlaces.ts';
import type { ShardVariant } from './shardVariants.ts';

/** Adds up counts of the same value, the most frequent first, equal ones in their order. */
export function sumCounts(counts: readonly (readonly FacetCount[])[], limit: number): FacetCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of counts.flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value))
    .slice(0, limit);
}

function comparer(query: PlannedQuery): (a: RankedHit, b: RankedHit) => number {
  const sign = query.orderBy !== null && query.direction === 'desc' ? -1 : 1;
  return (a, b) => {
    if (a.key === null || b.key === null) return (a.key === null ? 1 : 0) - (b.key === null ? 1 : 0) || a.no - b.no;
    const order =
      typeof a.key === 'number' && typeof b.key === 'number'
        ? a.key - b.key
        : compareCodePoints(String(a.key), String(b.key));
    return sign * order || a.no - b.no;
  };
}

/** One answer out of those of all shards. */
export function mergeShards(
  query: PlannedQuery,
  answers: readonly ShardAnswer[],
  variants: readonly ShardVariant[],
): RawAnswer {
  const sorted = answers.flatMap((answer) => answer.hits).sort(comparer(query));
  // The first of all shards are among the first of each: turns are had no later on a shard than among all.
  const hits = goesInTurns(query)
    ? inTurns(sorted, ({ key, kind }) => ({ match: matchOf(Number(key)), kind }))
    : sorted;
  const uses = new Map<string, ShardVariant>();
  for (const variant of variants) {
    const key = `${variant.field}\n${variant.asked}\n${variant.variant}`;
    uses.set(key, { ...variant, count: variant.count + (uses.get(key)?.count ?? 0) });
  }
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    nos: hits.slice(query.offset, query.offset + query.limit).map(({ no }) => no),
    facets: Object.fromEntries(
      query.facets.map((field) => [
        field,
        sumCounts(
          answers.map(({ facets }) => facets[field] ?? []),
          query.facetLimit,
        ),
      ]),
    ),
    ...(query.places !== undefined && { places: sumPlaces(answers.flatMap(({ places }) => places ?? [])) }),
    variants: sortVariants([...uses.values()]),
  };
}
