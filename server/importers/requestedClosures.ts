import type { RecordDraft } from '#domain/records/core/record.ts';
import { type ClosedName, createNaming, withoutFields } from '#domain/records/reports/closedName.ts';
import type { Database } from '#server/platform/db/database.ts';

import { HELD } from './importStore.ts';

/** What requests have made of a record: it is closed, or leaves some names out. */
export interface RequestedClosure {
  isClosed: boolean;
  names: ClosedName[] | null;
}

/**
 * The records of a set that requests have closed or taken a name out of, by the id that their row makes: an entry that
 * was corrected keeps its id under another key of its row.
 */
export async function requestedClosures(
  db: Pick<Database, 'rows'>,
  recordSetId: string,
): Promise<ReadonlyMap<string, RequestedClosure>> {
  const rows = await db.rows<RequestedClosure & { id: string }>(
    `/* imports.requestedClosures */ SELECT coalesce(r.record_set_id || '/' || r.row_key, w.id) AS id, bool_or(w.is_closed) AS "isClosed", json_agg(w.name) FILTER (WHERE w.name IS NOT NULL) AS names
     FROM (SELECT record_id AS id, true AS is_closed, NULL::json AS name FROM closed_record
           UNION ALL SELECT record_id, measure = 'CLOSE', CASE measure WHEN 'MASK' THEN json_build_object('given', given, 'surnames', surnames) END FROM record_beside_closed) AS w
     LEFT JOIN (record r JOIN record_set s ON s.id = r.record_set_id AND r.generation = ${HELD}) ON r.id = w.id
     WHERE starts_with(w.id, $1 || '/') GROUP BY 1`,
    [recordSetId],
  );
  return new Map(rows.map(({ id, ...closure }) => [id, closure]));
}

/** A record as readers see it after requests. */
export function asRequested(draft: RecordDraft, closure: RequestedClosure | undefined): RecordDraft {
  if (!closure) return draft;
  const fields =
    closure.names === null ? draft.fields : withoutFields(draft.fields, createNaming(closure.names)(draft.fields));
  return { ...draft, fields, isClosed: draft.isClosed || closure.isClosed };
}
