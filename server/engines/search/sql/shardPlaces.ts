import { FIRST_REGION_ID } from '#domain/places/gazetteer/region.ts';
import type { Database } from '#server/platform/db/database.ts';

import { sortPlaceCounts } from '../matching/sortPlaceCounts.ts';
import type { PlaceCounts } from '../SearchEngine.ts';

/** `place` is the id plus one, 0 for none; a region's says only in which county an unlocated place lies. */
const LOCATED = `place > 0 AND place <= ${FIRST_REGION_ID}`;

/**
 * Counts the hits of one shard by the places a field of theirs names.
 *
 * `hits` is a condition on `search_doc d`, with its parameters.
 *
 * @returns every unknown name, since the most frequent of all may be rare here.
 */
export async function shardPlaces(
  tx: Database,
  field: string,
  hits: { condition: string; parameters: readonly unknown[] },
): Promise<PlaceCounts> {
  const rows = await tx.rows<{ place: number | null; key: string | null; n: number }>(
    `/* sqlSearch.countPlaces */ WITH named AS MATERIALIZED (
       SELECT d.no, v.place, v.key FROM search_doc d, unnest(d.vals) AS u(id) JOIN search_value v ON v.id = u.id
       WHERE ${hits.condition} AND v.field = $${hits.parameters.length + 1}::text AND v.earliest IS NULL)
     SELECT place, null AS key, count(DISTINCT no)::int AS n FROM named WHERE ${LOCATED} GROUP BY place
     UNION ALL SELECT 0, key, count(*)::int FROM named WHERE NOT (${LOCATED}) GROUP BY key
     UNION ALL SELECT null, null, count(DISTINCT no)::int FROM named WHERE ${LOCATED}`,
    [...hits.parameters, field],
  );
  return {
    at: rows.flatMap(({ place, n }) => (place === null || place === 0 ? [] : [{ id: place - 1, count: n }])),
    placed: rows.find(({ place }) => place === null)?.n ?? 0,
    unlocatedNames: rows.flatMap(({ key, n }) => (key === null ? [] : [{ value: key, count: n }])),
  };
}

/** The counts of all shards together. */
export function sumPlaces(shards: readonly PlaceCounts[]): PlaceCounts {
  const at = new Map<number, number>();
  const unlocatedNames = new Map<string, number>();
  for (const shard of shards) {
    for (const { id, count } of shard.at) at.set(id, (at.get(id) ?? 0) + count);
    for (const { value, count } of shard.unlocatedNames)
      unlocatedNames.set(value, (unlocatedNames.get(value) ?? 0) + count);
  }
  return sortPlaceCounts({
    at: [...at].map(([id, count]) => ({ id, count })),
    placed: shards.reduce((sum, { placed }) => sum + placed, 0),
    unlocatedNames: [...unlocatedNames].map(([value, count]) => ({ value, count })),
  });
}
