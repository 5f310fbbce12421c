import type { Clause } from './answers.ts';
import type { Cluster, Searched } from './Cluster.ts';

/** Documents that a query finds, and the sum of their checks. */
export async function countChecked(
  cluster: Cluster,
  searched: Searched,
  query: Clause,
): Promise<{ found: number; check: number }> {
  const answer = await cluster.search(searched, {
    size: 0,
    track_total_hits: true,
    query,
    aggs: { check: { sum: { field: 'check' } } },
  });
  return { found: answer.hits.total.value, check: answer.aggregations?.check?.value ?? 0 };
}
