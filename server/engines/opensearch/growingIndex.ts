import { EVERYTHING } from './clauses.ts';
import type { Cluster, GuardedIndex } from './Cluster.ts';

/** An index that only grows: whatever it holds now must be found from now on. */
export async function growingIndex(cluster: Cluster, index: string): Promise<GuardedIndex> {
  const { hits } = await cluster.search(index, { size: 0, track_total_hits: true });
  return { index, holds: EVERYTHING, least: hits.total.value };
}
