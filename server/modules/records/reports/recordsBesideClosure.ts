import { UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import { type ClosedName, fieldsNaming, NAMED_OTHERS } from '#domain/records/reports/closedName.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { nameIs } from '#server/engines/search/nameIs.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { RecordBesideClosed } from '#server/modules/kernel/graphql/types.generated.ts';
import { nameToClose, recordsBeside } from '#server/modules/records/core/index.ts';

/** Records of other entries that are listed: a common name is in thousands, and staff look at each. */
const MOST_ELSEWHERE = 50;
/** Of each kind of relative. */
const MOST_OF_A_KIND = 10;

/** Records of other entries that name someone so called as spouse, parent, witness and so on. */
async function namedElsewhere({ given, surnames }: ClosedName, context: RequestContext): Promise<StoredRecord[]> {
  const [first] = given;
  if (first === undefined || surnames.length === 0) return [];
  const asked = NAMED_OTHERS.flatMap((who) =>
    surnames.map((surname) => [nameIs(`${who}FirstName`, first), nameIs(`${who}LastName`, surname)]),
  );
  const found = await Promise.all(
    asked.map((criteria) =>
      context.matching.search(
        { criteria, orderBy: null, direction: 'desc', offset: 0, limit: MOST_OF_A_KIND, facets: [], facetLimit: 0 },
        context.signal,
      ),
    ),
  );
  const nos = [...new Set(found.flatMap(({ hits }) => hits.map(({ no }) => no)))];
  const records = await context.perRequest(createRecordStore).byNumbers(nos);
  return records
    .filter((record): record is StoredRecord => record !== null && !record.isClosed)
    .slice(0, MOST_ELSEWHERE);
}

/**
 * The records that name the person of a request that waits, those beside the record first; none where the record is
 * not here any more.
 */
export async function recordsBesideClosure(requestId: number, context: RequestContext): Promise<RecordBesideClosed[]> {
  const request = await context.db.one<{ recordId: string }>(
    `/* closures.waiting */ SELECT record_id AS "recordId" FROM record_closure_request WHERE id = $1 AND state = 'WAITING'`,
    [requestId],
  );
  const record = request && (await context.perRequest(createRecordStore).byId(request.recordId));
  if (!record) return [];
  const name = await nameToClose(context.db, record);
  const beside = await recordsBeside(context.db, record);
  const known = new Set([record.no, ...beside.map((one) => one.record.no)]);
  const elsewhere = name === null ? [] : (await namedElsewhere(name, context)).filter(({ no }) => !known.has(no));
  const sets = await context.perRequest(createRecordSetStore).described();
  const listed = [
    ...beside,
    ...elsewhere.map((found) => ({ record: found, tie: 'ELSEWHERE' as const, measure: null })),
  ];
  return listed.map(({ record: { id, fields, recordSetId }, tie, measure }) => ({
    recordId: id,
    name: recordTitle(fields, sets.get(recordSetId) ?? {}) ?? UNNAMED_PERSON,
    summaryLine: summaryLine(fields),
    recordSetName: sets.get(recordSetId)?.name ?? recordSetId,
    tie,
    namedIn:
      name === null ? [] : fieldsNaming(fields, name).flatMap((fieldId) => fieldById(fieldId)?.displayLabel ?? []),
    measure,
  }));
}
