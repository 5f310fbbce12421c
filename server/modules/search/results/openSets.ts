import { closedSets } from '#domain/records/core/recordAccess.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { Criterion } from '#server/engines/search/SearchEngine.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

/**
 * What narrows a search to the sets a member may read whole, so that values counted or completed come from those alone.
 * Null where all are open to them; a visitor is shown no such values anyway (`mayBeShown`). Two sets of one name are
 * both left out when one of them is closed.
 */
export async function openSets(context: Pick<RequestContext, 'perRequest' | 'viewer'>): Promise<Criterion | null> {
  if (context.viewer.memberId === null) return null;
  const sets = [...(await context.perRequest(createRecordSetStore).described()).values()];
  const closed = new Set(closedSets(sets, context.viewer).map(({ name }) => name));
  return closed.size === 0
    ? null
    : { kind: 'facet', field: 'DatasetName', values: sets.map(({ name }) => name).filter((name) => !closed.has(name)) };
}
