import type { SourcedFacts } from '#domain/trees/statistics/sourcedFacts.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Facts of some people or families by type, and how many name a source. Documents are read where they lie: none is
 * sent.
 */
export const sourcesOf = (
  db: Database,
  treeId: number,
  kind: 'person' | 'family',
  ids: readonly number[],
  withPrivate: boolean,
): Promise<SourcedFacts[]> =>
  db.rows<SourcedFacts>(
    `/* treeStatistics.sources */ SELECT f ->> 'type' AS type, count(*)::int AS facts, count(*) FILTER (WHERE jsonb_array_length(f -> 'citations') > 0)::int AS sourced
     FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS f WHERE d.tree_id = $1 AND d.kind = $2 AND d.id = ANY($3::int[]) AND ($4 OR NOT (f ->> 'isPrivate')::boolean) GROUP BY 1`,
    [treeId, kind, ids, withPrivate],
  );
