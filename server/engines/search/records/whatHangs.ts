import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Database } from '#server/platform/db/database.ts';

import { RECORD_REFERENCES, type RecordReference } from './recordReferences.ts';

/** The address of a transcript, as research questions keep it. */
const addressOf = (id: string): string => `/transcript?${new URLSearchParams({ id }).toString()}`;

const SQL: Readonly<Record<NonNullable<RecordReference['within']> | 'column', (reference: RecordReference) => string>> =
  {
    column: ({ table, column, where = 'true' }) =>
      `SELECT ${column} AS ref, count(*) AS count FROM ${table} WHERE ${column} = ANY($1::text[]) AND ${where} GROUP BY 1`,
    address: ({ table, column, where = 'true' }) =>
      `SELECT ${column} AS ref, count(*) AS count FROM ${table} WHERE ${column} = ANY($1::text[]) AND ${where} GROUP BY 1`,
    document: ({ table, column }) =>
      `SELECT c #>> '{}' AS ref, count(*) AS count FROM ${table}, jsonb_path_query(${column}, '$.**.recordId') AS c WHERE c #>> '{}' = ANY($1::text[]) GROUP BY 1`,
  };

/**
 * What of members, staff and operators hangs on these records: `2 closures`, by id. An id on which nothing hangs is not
 * in it. Reads every document of a tree: for an operator's command, not for a page.
 */
export async function whatHangs(
  db: Pick<Database, 'rows'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const idOfAddress = new Map(ids.map((id) => [addressOf(id), id]));
  for (const reference of RECORD_REFERENCES) {
    const { one, many, within = 'column', table, column } = reference;
    const rows = await db.rows<{ ref: string; count: number }>(
      `/* records.hanging-${table}-${column} */ ${SQL[within](reference)}`,
      [within === 'address' ? [...idOfAddress.keys()] : ids],
    );
    for (const { ref, count } of rows) {
      const id = within === 'address' ? (idOfAddress.get(ref) ?? ref) : ref;
      found.set(id, [...(found.get(id) ?? []), countInWords(count, one, many)]);
    }
  }
  return found;
}
