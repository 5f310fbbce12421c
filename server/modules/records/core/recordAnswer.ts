import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { goneSince, withdrawalOfRecord } from '#server/engines/search/records/withdrawals.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { RecordAnswer } from '#server/modules/kernel/graphql/types.generated.ts';

import { toHistoricalRecord } from './toHistoricalRecord.ts';

/**
 * A record as this reader may read it. Closed is distinct from missing, because a reader is sent to a page of its own
 * (REC-012).
 */
export async function recordAnswer(id: string, context: RequestContext): Promise<RecordAnswer> {
  const records = context.perRequest(createRecordStore);
  const record = await records.byId(id);
  const set = record && (await context.perRequest(createRecordSetStore).byId(record.recordSetId));
  if (!record || !set)
    return {
      standing: 'MISSING',
      goneSince: await goneSince(context.db, id),
      withdrawal: await withdrawalOfRecord(context.db, id),
      record: null,
    };
  if (record.isClosed) return { standing: 'CLOSED', goneSince: null, withdrawal: null, record: null };
  return {
    standing: 'FOUND',
    goneSince: null,
    withdrawal: null,
    record: toHistoricalRecord({
      record,
      group: await records.groupOf(record),
      amendments: await records.amendmentsOf(record.id),
      set,
      viewer: context.viewer,
      gazetteer: loadGazetteer(),
      publicUrl: context.site.publicUrl,
      siteName: context.site.name,
      now: new Date(),
    }),
  };
}
