import { holdsAll } from '#domain/kernel/grants/grantMatches.ts';
import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { citedRecord, plainCitation } from '#domain/records/transcript/citedRecord.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { exportedRecord, type ExportedRecord } from '#domain/search/export/exportedRecord.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

/** Most records of one file. */
export const MOST_EXPORTED = 1000;
/** Records read at once: a whole file stays within the searches one request may ask for. */
const BATCH = 250;

/** The first records of a search in its order, each as far as its reader may read it; closed ones leave no trace. */
export async function collectRecords(
  query: SearchQuery,
  context: RequestContext,
  now: Date,
): Promise<{ total: number; records: ExportedRecord[] }> {
  const { viewer, site } = context;
  const setById = await context.perRequest(createRecordSetStore).described();
  const mayCite = viewer.grants !== null && holdsAll(['citations'], viewer.grants);
  const wanted = { ...toEngineQuery({ ...query, page: 1 }), limit: BATCH };
  const records = new Map<string, ExportedRecord>();
  // All pages in one question: a set that is published meanwhile is in all of them or in none.
  const asked = Array.from({ length: MOST_EXPORTED / BATCH }, (_none, at) => ({ ...wanted, offset: at * BATCH }));
  const pages = await context.search.find(asked, context.signal);
  const store = context.perRequest(createRecordStore);
  let total = pages[0]?.total ?? 0;
  for (const { nos } of pages) {
    const found = await store.byNumbers(nos);
    const amendments = await Promise.all(found.map((record) => record && store.amendmentsOf(record.id)));
    for (const [at, record] of found.entries()) {
      const set = record && setById.get(record.recordSetId);
      if (!record || !set || record.isClosed) {
        // Closed a moment ago: it is not counted either.
        total -= 1;
        continue;
      }
      const { id, type, fields } = record;
      const address = `${site.publicUrl}/transcript?id=${encodeURIComponent(id)}`;
      const source = {
        setName: set.name,
        repository: set.repository,
        archiveSeries: set.archiveSeries,
        siteName: site.name,
        address,
        accessedOn: now,
      };
      records.set(
        id,
        exportedRecord({
          id,
          type,
          fields,
          amendments: amendments[at] ?? [],
          set,
          address,
          access: recordAccess(set, viewer),
          citation: mayCite ? plainCitation(citedRecord(fields, source)) : null,
        }),
      );
    }
  }
  return { total, records: [...records.values()] };
}
