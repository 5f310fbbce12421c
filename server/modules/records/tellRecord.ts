import { loadGazetteer } from '#server/gazetteer/loadGazetteer.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { RecordAnswer } from '#server/graphql/types.generated.ts';

import { createRecordSetStore } from './recordSetStore.ts';
import { createRecordStore } from './recordStore.ts';
import { toHistoricalRecord } from './toHistoricalRecord.ts';

/** A record as whoever asks may read it. Closed is told apart from missing, because a reader is sent to a page of its own (REC-012). */
export async function tellRecord(id: string, context: RequestContext): Promise<RecordAnswer> {
  const records = context.perRequest(createRecordStore);
  const record = await records.byId(id);
  const set = record && (await context.perRequest(createRecordSetStore).byId(record.recordSetId));
  if (!record || !set) return { standing: 'MISSING', record: null };
  if (record.isClosed) return { standing: 'CLOSED', record: null };
  return {
    standing: 'FOUND',
    record: toHistoricalRecord({
      record,
      group: await records.groupOf(record),
      amendments: await records.amendmentsOf(id),
      set,
      viewer: context.viewer,
      gazetteer: loadGazetteer(),
      publicUrl: context.site.publicUrl,
      now: new Date(),
    }),
  };
}
