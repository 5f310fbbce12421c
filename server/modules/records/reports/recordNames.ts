import DataLoader from 'dataloader';

import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

/** What a report's record is called. */
export interface NamedRecord {
  name: string | null;
  setName: string;
  isClosed: boolean;
  notation: Notation;
}

interface NamedRow {
  id: string;
  fields: RecordFields;
  is_closed: boolean;
  set_name: string;
  notation: Notation;
}

/** Names of records by id, looked up together; null for records that are not here any more. */
export const createRecordNames = ({ db }: Pick<RequestContext, 'db'>): DataLoader<string, NamedRecord | null> =>
  new DataLoader(async (ids) => {
    const rows = await db.rows<NamedRow>(
      `/* reports.recordNames */ SELECT r.id, r.fields, r.is_closed, s.name AS set_name, s.notation FROM record_live r JOIN record_set s ON s.id = r.record_set_id WHERE r.id = ANY($1::text[])`,
      [ids],
    );
    const byId = new Map(
      rows.map((row) => [
        row.id,
        { name: recordTitle(row.fields, row), setName: row.set_name, isClosed: row.is_closed, notation: row.notation },
      ]),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
