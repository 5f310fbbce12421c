import type { Database } from '#server/platform/db/database.ts';

/** Between two cells of a row where they are one text; no cell holds it. */
export const BETWEEN = '\u001F';

/** A row of a file. */
export interface StoredRow {
  /** From 1, without the headings. */
  no: number;
  cells: string[];
}

/** Characters of a cell that are shown, with the sign that there are more. */
const SHOWN = 300;

/** Rows of a file from this number on, in their order, as they are shown: without the end of long cells. */
export const rowsOf = (db: Pick<Database, 'rows'>, fileId: number, from: number, most: number): Promise<StoredRow[]> =>
  db.rows<StoredRow>(
    `/* sheets.rows */ SELECT no, ARRAY(SELECT CASE WHEN length(cell) > ${SHOWN} THEN left(cell, ${SHOWN - 1}) || '…' ELSE cell END
       FROM unnest(cells) WITH ORDINALITY AS of_row(cell, at) ORDER BY at) AS cells
     FROM sheet_row WHERE file_id = $1 AND no >= $2 ORDER BY no LIMIT $3`,
    [fileId, from, most],
  );

/** A row of a file with its cells whole; null when there is none. */
export const rowOf = (db: Pick<Database, 'one'>, fileId: number, no: number): Promise<StoredRow | null> =>
  db.one<StoredRow>('/* sheets.row */ SELECT no, cells FROM sheet_row WHERE file_id = $1 AND no = $2', [fileId, no]);

/** A record, by its number, and a row of a file that may be the one it was made from. */
export interface RowOfOne {
  record: number;
  no: number;
}

/**
 * The rows of a file that may be those of records, of each record the likeliest first: by its address, or by the one that
 * its row made before it was known as an entry that readers had. Of a file that someone brought, none.
 */
export const rowsOfRecords = (
  db: Pick<Database, 'rows'>,
  fileId: number,
  records: readonly number[],
): Promise<RowOfOne[]> =>
  db.rows<RowOfOne>(
    `/* sheets.rowsOfRecords */ SELECT r.no AS record, s.no FROM (SELECT no, substr(id, length(record_set_id) + 2) AS own, row_key FROM record WHERE no = ANY($2::bigint[])) AS r
       JOIN sheet_row s ON s.file_id = $1 AND s.of_record = ANY(ARRAY[r.own, r.row_key]) ORDER BY r.no, s.of_record = r.own DESC`,
    [fileId, records],
  );

/** Rows of a file by their numbers, in their order, with their cells whole: the first, and more while they are short. */
export const wholeRows = (
  db: Pick<Database, 'rows'>,
  fileId: number,
  numbers: readonly number[],
): Promise<StoredRow[]> =>
  db.rows<StoredRow>(
    `/* sheets.wholeRows */ SELECT no, cells FROM (SELECT no, cells, sum(length(array_to_string(cells, ''))) OVER (ORDER BY no) AS upto, row_number() OVER (ORDER BY no) AS nth
       FROM sheet_row WHERE file_id = $1 AND no = ANY($2::int[])) AS asked WHERE nth = 1 OR upto <= ${BATCH_CHARACTERS} ORDER BY no`,
    [fileId, numbers],
  );

/** What `trim` of JavaScript takes from the ends of a text. */
const SPACES = String.raw`U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'`;

/**
 * How many rows before each of some say the same in the columns of the key of an entry, spaces around it apart: by the
 * numbers of these rows, from one look through the file. `keyColumns` are from 0, -1 for what no column fills; `longest`
 * is of the key, in characters.
 */
export async function rowsAlikeBefore(
  db: Pick<Database, 'rows'>,
  { fileId, rows, keyColumns, longest }: { fileId: number; rows: StoredRow[]; keyColumns: number[]; longest: number },
): Promise<ReadonlyMap<number, number>> {
  // Most rows differ in the cells of the key that are longest: the rest is looked at where these are the same.
  const lengthOf = (at: number) => rows.reduce((sum, { cells }) => sum + (cells[at] ?? '').trim().length, 0);
  const most = keyColumns.reduce((best, at) => (lengthOf(at) > lengthOf(best) ? at : best), keyColumns[0] ?? -1);
  // Spaces around a cell, of which there are many kinds, are looked for where it does not end in plain signs.
  const isPlain = (end: string) => `ascii(${end}(cells[$4], 1)) BETWEEN 33 AND 126`;
  const maySay = `(coalesce(cells[$4], '') IN (SELECT said FROM asked) OR cells[$4] <> '' AND NOT (${isPlain('left')} AND ${isPlain('right')}))`;
  const key = `left(array_to_string(ARRAY(SELECT btrim(coalesce(cells[at], ''), ${SPACES}) FROM unnest($3::int[]) WITH ORDINALITY AS c(at, n) ORDER BY n), U&'\\001F'), $5)`;
  const found = await db.rows<{ no: number; rows: number }>(
    `/* sheets.rowsAlikeBefore */ WITH asked AS MATERIALIZED (SELECT no, btrim(coalesce(cells[$4], ''), ${SPACES}) AS said, ${key} AS key FROM sheet_row WHERE file_id = $1 AND no = ANY($2::int[]))
     SELECT asked.no, count(*)::int AS rows FROM asked JOIN (SELECT no, ${key} AS key FROM sheet_row
       WHERE file_id = $1 AND no < (SELECT max(no) FROM asked) AND ${maySay}) AS other ON other.key = asked.key AND other.no < asked.no
     GROUP BY asked.no`,
    [fileId, rows.map(({ no }) => no), keyColumns.map((at) => at + 1), most + 1, longest],
  );
  return new Map(found.map(({ no, rows: alike }) => [no, alike]));
}

/** Rows that are fetched at once, and their characters. */
const BATCH = 2_000;
const BATCH_CHARACTERS = 8_000_000;

async function areTooLong(db: Pick<Database, 'one'>, fileId: number, from: number, most: number): Promise<boolean> {
  const found = await db.one<{ isSo: boolean }>(
    `/* sheets.characters */ SELECT coalesce(sum(length(array_to_string(cells, ''))), 0) > $4 AS "isSo" FROM sheet_row WHERE file_id = $1 AND no >= $2 AND no < $3`,
    [fileId, from, from + most, BATCH_CHARACTERS],
  );
  return found?.isSo === true;
}

/** Every row of a file in its order, a batch at a time: fewer rows where they are long. */
export async function* eachRow(db: Pick<Database, 'one' | 'rows'>, fileId: number): AsyncGenerator<StoredRow[]> {
  let most = BATCH;
  for (let from = 1; ; from += most) {
    most = Math.min(BATCH, most * 2);
    while (most > 1 && (await areTooLong(db, fileId, from, most))) most = Math.ceil(most / 2);
    // As one text: the driver reads arrays letter by letter.
    const rows = await db.rows<{ no: number; text: string }>(
      '/* sheets.eachRow */ SELECT no, array_to_string(cells, $4) AS text FROM sheet_row WHERE file_id = $1 AND no >= $2 AND no < $3 ORDER BY no',
      [fileId, from, from + most, BETWEEN],
    );
    if (rows.length === 0) return;
    yield rows.map(({ no, text }) => ({ no, cells: text.split(BETWEEN) }));
  }
}
