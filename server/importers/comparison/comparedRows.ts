import type { RecordFields } from '#domain/records/core/record.ts';
import type { ComparedRow, FullRow } from '#domain/records/identity/comparedRow.ts';
import { NAMES, TELLING, WHO_WHEN_WHERE } from '#domain/records/identity/whoWhenWhere.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A row of the live generation of a set, or of the one that is to replace it. */
export interface StoredRow extends ComparedRow {
  id: string;
}

/** Two generations of a set; `fresh` is not published. */
export interface Generations {
  recordSetId: string;
  live: number;
  fresh: number;
}

/** Rows whose fields are read at once. */
const FIELDS_AT_ONCE = 5_000;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
/** What was delivered: a record that leaves a closed person's name out keeps the whole of it. */
const DELIVERED = 'coalesce(r.whole_fields, r.fields)';
/** As `whoWhenWhere` of the domain; compared within one statement only, so that it need not be the same text. */
const CORE = `CASE WHEN ${DELIVERED} ?| array[${quoted(NAMES)}] AND ${DELIVERED} ?| array[${quoted(TELLING)}]
  THEN md5(lower(jsonb_build_array(${WHO_WHEN_WHERE.map((name) => `${DELIVERED}->'${name}'`).join(', ')})::text)) END`;
/**
 * What identifies the row by the mapping: its id without the set, and without the number that tells equal keys apart.
 */
const KEY = `regexp_replace(coalesce(r.row_key, substr(r.id, length(r.record_set_id) + 2)), '~\\d+(?=/|$)', '')`;
const ROWS = (generation: string) =>
  `SELECT r.no, r.id, ${KEY} AS key, md5(${DELIVERED}::text) AS text FROM record r WHERE r.record_set_id = $1 AND r.generation = ${generation}`;

/**
 * Rows of both generations but for those with the same id, key and text in both whose text no other row has: they are
 * the same entry, and there is nothing to decide. In the order of the files.
 */
export async function unsettledRows(
  db: Pick<Database, 'rows'>,
  { recordSetId, live, fresh }: Generations,
): Promise<{ old: StoredRow[]; fresh: StoredRow[] }> {
  const rows = await db.rows<StoredRow & { isFresh: boolean }>(
    `/* comparison.unsettled */ WITH old AS MATERIALIZED (${ROWS('$2')}), fresh AS MATERIALIZED (${ROWS('$3')}),
       once AS (SELECT text FROM (SELECT text, 1 AS old, 0 AS fresh FROM old UNION ALL SELECT text, 0, 1 FROM fresh) AS every GROUP BY text HAVING sum(old) = 1 AND sum(fresh) = 1),
       settled AS MATERIALIZED (SELECT o.no AS old, f.no AS fresh FROM old o JOIN fresh f ON f.id = o.id AND f.key = o.key AND f.text = o.text JOIN once u ON u.text = o.text)
     SELECT every.no, every.id, every.key, every.text, every."isFresh", ${CORE} AS core
     FROM (SELECT *, false AS "isFresh" FROM old WHERE NOT EXISTS (SELECT FROM settled s WHERE s.old = old.no)
           UNION ALL SELECT *, true FROM fresh WHERE NOT EXISTS (SELECT FROM settled s WHERE s.fresh = fresh.no)) AS every
     JOIN record r ON r.no = every.no ORDER BY every.no`,
    [recordSetId, live, fresh],
  );
  const side = (isFresh: boolean) =>
    rows
      .filter((row) => row.isFresh === isFresh)
      .map(({ no, id, key, text, core }): StoredRow => ({ no, id, key, text, core }));
  return { old: side(false), fresh: side(true) };
}

/** Every row of the slices. */
export async function everyRow<Row>(slices: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const slice of slices) rows.push(...slice);
  return rows;
}

/** The rows with what they say, in slices so that a whole set is never in memory. */
export async function* withFields<Row extends ComparedRow>(
  db: Pick<Database, 'rows'>,
  rows: readonly Row[],
): AsyncGenerator<(Row & FullRow)[]> {
  for (let from = 0; from < rows.length; from += FIELDS_AT_ONCE) {
    const slice = rows.slice(from, from + FIELDS_AT_ONCE);
    const found = await db.rows<{ no: number; fields: RecordFields }>(
      `/* comparison.fields */ SELECT r.no, ${DELIVERED} AS fields FROM record r WHERE r.no = ANY($1::bigint[])`,
      [slice.map(({ no }) => no)],
    );
    const fields = new Map(found.map((row) => [row.no, row.fields]));
    yield slice.map((row) => ({ ...row, fields: fields.get(row.no) ?? {} }));
  }
}
