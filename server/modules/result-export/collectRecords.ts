import { holdsAll } from '#domain/access/grantMatches.ts';
import { citedRecord } from '#domain/records/citations/citedRecord.ts';
import { plainCitation } from '#domain/records/citations/plainCitation.ts';
import { exportedRecord, type ExportedRecord } from '#domain/records/export/exportedRecord.ts';
import { recordAccess } from '#domain/records/recordAccess.ts';
import { SITE_NAME } from '#domain/routes/documentTitle.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { toEngineQuery } from '#server/search/toEngineQuery.ts';

import { createRecordSetStore } from '../records/recordSetStore.ts';
import { createRecordStore } from '../records/recordStore.ts';

/** Most records of one file. */
export const MOST_EXPORTED = 1000;
/** Records read at once: a whole file stays within the searches one request may ask for. */
const BATCH = 250;

/** The first records of a search in its order, each as far as its reader may read it; closed ones leave no trace. */
export async function collectRecords(query: SearchQuery, context: RequestContext, now: Date): Promise<{ total: number; records: ExportedRecord[] }> {
  const { viewer, site } = context;
  const setById = await context.perRequest(createRecordSetStore).described();
  const mayCite = viewer.grants !== null && holdsAll(['citations'], viewer.grants);
  const wanted = { ...toEngineQuery({ ...query, page: 1 }), limit: BATCH };
  const records = new Map<string, ExportedRecord>();
  // All pages in one question: a set that is published meanwhile is in all of them or in none.
  const pages = await context.search.find(Array.from({ length: MOST_EXPORTED / BATCH }, (_none, at) => ({ ...wanted, offset: at * BATCH })), context.signal);
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
      const source = { setName: set.name, repository: set.repository, archiveSeries: set.archiveSeries, siteName: SITE_NAME, address, accessedOn: now };
      records.set(id, exportedRecord({ id, type, fields, amendments: amendments[at] ?? [], set, address, access: recordAccess(set, viewer), citation: mayCite ? plainCitation(citedRecord(fields, source)) : null }));
    }
  }
  return { total, records: [...records.values()] };
}
