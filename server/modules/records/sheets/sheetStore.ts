import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A file of a sheet as stored. */
export interface StoredFile {
  id: number;
  name: string;
  bytes: number;
  stage: 'arriving' | 'waiting' | 'done' | 'failed';
  stepsDone: number;
  steps: number | null;
  problem: string | null;
  rows: number;
  table: string | null;
  remarks: string[];
  broughtBy: string | null;
  broughtAt: string;
}

/** A publication as stored. */
export interface StoredPublication {
  id: number;
  revision: number;
  stage: 'waiting' | 'done' | 'failed';
  /** Null until it is done. */
  outcome: 'published' | 'replaced' | 'unchanged' | 'withdrawn' | null;
  stepsDone: number;
  steps: number | null;
  accepted: number;
  closed: number;
  rejected: number;
  comparison: string | null;
  problem: string | null;
  why: string | null;
  askedBy: string | null;
  askedAt: string;
  endedAt: string | null;
}

/** A sheet as it is now. */
export interface StoredSheet {
  id: number;
  title: string;
  revision: number;
  /** Id of the record set that it fills. */
  setKey: string;
  /** Address part of that set, once something was published. */
  setSlug: string | null;
  /** Null before the first file was read. */
  heldFileId: number | null;
  headings: string[];
  examples: string[][];
  recipe: SheetRecipe;
  /** The file it holds, or the one that is on its way or failed since. */
  file: StoredFile | null;
  publication: StoredPublication | null;
  changedAt: Date;
}

const EMPTY: SheetRecipe = {
  kind: null,
  columns: [],
  constants: {},
  set: { description: '', access: 'free', repository: null, archiveSeries: null, attribution: null, notation: 'plain' },
  steps: [],
};

/** SQL of the name of an account; null when it is gone. */
export const NAME_OF = (column: string): string =>
  `(SELECT concat_ws(' ', first_name, last_name) FROM member WHERE member.id = ${column})`;

const FILE = `f.id, f.name, f.bytes, f.stage, f.steps_done AS "stepsDone", f.steps, f.problem, f.rows, f.table_name AS "table", f.remarks,
  ${NAME_OF('f.member_id')} AS "broughtBy", f.created_at AS "broughtAt"`;

/** What was published is withdrawn for as long as its set is: operators withdraw sets too, and put them back. */
const PUBLICATION = `p.id, p.revision, p.stage, p.steps_done AS "stepsDone", p.steps, p.accepted, p.closed, p.rejected, p.comparison, p.problem, p.why,
  CASE WHEN EXISTS (SELECT FROM record_set r WHERE r.id = s.set_key AND r.withdrawn_at IS NOT NULL
    AND (p.outcome = 'published' OR p.outcome = 'unchanged' AND p.generation = r.withdrawn_generation)) THEN 'withdrawn' ELSE p.outcome END AS outcome,
  ${NAME_OF('p.member_id')} AS "askedBy", p.created_at AS "askedAt", CASE WHEN p.stage <> 'waiting' THEN p.changed_at END AS "endedAt"`;

/** SQL of what the imports of the sheet `s` are known by: the file that a publication of it is written to. */
export const OWN_SOURCE = `s.set_key || '.csv'`;

/** SQL of whether the sheet `s` brought what the set `r` holds, or held until it was withdrawn. */
const IS_OWN = `(EXISTS (SELECT FROM sheet_publication p WHERE p.sheet_id = s.id AND p.generation IS NOT NULL)
    -- Its publication was lost after readers had the records.
    OR EXISTS (SELECT FROM record_import i WHERE i.record_set_id = r.id AND i.generation = coalesce(r.live_generation, r.withdrawn_generation) AND i.source_file = ${OWN_SOURCE}))`;

/** SQL of whether no one has had the set `r`, and nothing but the sheet `s` is to fill it. */
const IS_FREE = `(r.live_generation IS NULL AND r.withdrawn_at IS NULL
    AND NOT EXISTS (SELECT FROM record_import i WHERE i.record_set_id = r.id AND i.state IN ('running', 'ready') AND i.source_file <> ${OWN_SOURCE}))`;

/**
 * SQL of whether the set `r` holds pages to which no one but the sheet `s` has brought records: it joins them at their
 * address.
 */
const IS_OF_PAGES = `(r.holds = 'pages' AND NOT EXISTS (SELECT FROM record_import i WHERE i.record_set_id = r.id AND i.source_file <> ${OWN_SOURCE}))`;

const SHEETS = `SELECT s.id, s.title, s.revision, s.set_key AS "setKey", s.changed_at AS "changedAt", c.file_id AS "heldFileId", c.recipe,
    coalesce(held.headings, '{}') AS headings, coalesce(held.examples, '[]') AS examples, to_jsonb(file) AS file, to_jsonb(latest) AS publication,
    (SELECT coalesce(r.slug, r.id) FROM record_set r WHERE r.id = s.set_key AND (r.live_generation IS NOT NULL OR r.withdrawn_at IS NOT NULL) AND ${IS_OWN}) AS "setSlug"
  FROM sheet s LEFT JOIN sheet_change c ON c.sheet_id = s.id AND c.revision = s.revision LEFT JOIN sheet_file held ON held.id = c.file_id
  LEFT JOIN LATERAL (SELECT ${FILE} FROM sheet_file f WHERE f.sheet_id = s.id
    AND (f.id = c.file_id OR f.stage IN ('arriving', 'waiting') OR f.stage = 'failed' AND f.changed_at > coalesce(c.made_at, '-infinity'))
    ORDER BY f.id = c.file_id, f.id DESC LIMIT 1) AS file ON true
  LEFT JOIN LATERAL (SELECT ${PUBLICATION} FROM sheet_publication p WHERE p.sheet_id = s.id ORDER BY p.id DESC LIMIT 1) AS latest ON true`;

const MOST_LISTED = 1_000;

/** Of a revision that is older than steps, none are stored. */
type StoredRecipe = Omit<SheetRecipe, 'steps'> & Partial<Pick<SheetRecipe, 'steps'>>;
type Row = Omit<StoredSheet, 'recipe'> & { recipe: StoredRecipe | null };
const toStored = ({ recipe, ...row }: Row): StoredSheet => ({ ...row, recipe: { ...EMPTY, ...recipe } });

/** Sheets, the latest changed first. */
export const listSheets = async (db: Pick<Database, 'rows'>): Promise<StoredSheet[]> =>
  (await db.rows<Row>(`/* sheets.list */ ${SHEETS} ORDER BY s.changed_at DESC, s.id DESC LIMIT ${MOST_LISTED}`)).map(
    toStored,
  );

/** Null when there is none. */
export const findSheet = async (db: Pick<Database, 'one'>, id: number): Promise<StoredSheet | null> => {
  const row = await db.one<Row>(`/* sheets.find */ ${SHEETS} WHERE s.id = $1`, [id]);
  return row && toStored(row);
};

/**
 * Makes a sheet without a file, and writes it down as an act of staff. `setKey` is the id of the record set that it will
 * fill.
 *
 * @returns null where another sheet fills that one.
 */
export async function makeSheet(
  tx: Database,
  { title, setKey, staffId }: { title: string; setKey: string; staffId: number },
): Promise<StoredSheet | null> {
  const made = await tx.one<{ id: number }>(
    '/* sheets.make */ INSERT INTO sheet (title, set_key, made_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
    [title, setKey, staffId],
  );
  if (!made) return null;
  await recordStaffAct(tx, { staffId, duty: 'records', what: 'sheet-made', after: { sheet: String(made.id) } });
  return findSheet(tx, made.id);
}

/** A sheet that no one else changes until the transaction ends; null when there is none. */
export async function lockSheet(tx: Database, id: number): Promise<StoredSheet | null> {
  await tx.rows('/* sheets.lock */ SELECT FROM sheet WHERE id = $1 FOR UPDATE', [id]);
  return findSheet(tx, id);
}

/**
 * Whether the set with the id that a sheet has kept for itself came from it, is not there, or holds pages alone: others use
 * names too.
 */
export const mayFillSet = async (db: Pick<Database, 'one'>, sheetId: number): Promise<boolean> =>
  (await db.one(
    `/* sheets.mayFillSet */ SELECT FROM sheet s LEFT JOIN record_set r ON r.id = s.set_key WHERE s.id = $1 AND (r.id IS NULL OR ${IS_OWN} OR ${IS_FREE} OR ${IS_OF_PAGES})`,
    [sheetId],
  )) !== null;

/**
 * Deletes a sheet that is locked and of which readers never had anything, with what a first publication that did not end
 * has left of its set.
 */
export async function removeSheet(tx: Database, id: number): Promise<void> {
  const set = await tx.one<{ id: string }>(
    `/* sheets.leftSet */ SELECT r.id FROM sheet s JOIN record_set r ON r.id = s.set_key WHERE s.id = $1 AND r.holds = 'records' AND ${IS_FREE}
       AND EXISTS (SELECT FROM record_import i WHERE i.record_set_id = r.id AND i.source_file = ${OWN_SOURCE}) FOR UPDATE OF r`,
    [id],
  );
  if (set) {
    await tx.rows('/* sheets.deleteLeft */ DELETE FROM record WHERE record_set_id = $1', [set.id]);
    await tx.rows('/* sheets.deleteSet */ DELETE FROM record_set WHERE id = $1', [set.id]);
  }
  await tx.rows('/* sheets.delete */ DELETE FROM sheet WHERE id = $1', [id]);
}

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

/** What `trim` of JavaScript takes from the ends of a text. */
const SPACES = String.raw`U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'`;

/**
 * How many rows before one say the same in the columns of the key of an entry, spaces around it apart. `keyColumns` are
 * from 0, -1 for what no column fills; `longest` is of the key, in characters.
 */
export async function rowsAlikeBefore(
  db: Pick<Database, 'one'>,
  { fileId, row, keyColumns, longest }: { fileId: number; row: StoredRow; keyColumns: number[]; longest: number },
): Promise<number> {
  // Most rows differ in the longest cell of the key: the rest is looked at where it is the same.
  const said = keyColumns.map((at) => (row.cells[at] ?? '').trim());
  const most = said.reduce((best, text, at) => (text.length > (said[best] ?? '').length ? at : best), 0);
  const keyIn = (cells: string) =>
    `left(array_to_string(ARRAY(SELECT btrim(coalesce((${cells})[at], ''), ${SPACES}) FROM unnest($3::int[]) WITH ORDINALITY AS c(at, n) ORDER BY n), U&'\\001F'), $6)`;
  const found = await db.one<{ rows: number }>(
    `/* sheets.rowsAlikeBefore */ SELECT count(*)::int AS rows FROM sheet_row
     WHERE file_id = $1 AND no < $2 AND strpos(coalesce(cells[$4], ''), $5) > 0
       AND ${keyIn('cells')} = ${keyIn('$7::text[]')}`,
    [
      fileId,
      row.no,
      keyColumns.map((at) => at + 1),
      (keyColumns[most] ?? -1) + 1,
      said[most] ?? '',
      longest,
      row.cells,
    ],
  );
  return found?.rows ?? 0;
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
    const rows = await db.rows<StoredRow>(
      '/* sheets.eachRow */ SELECT no, cells FROM sheet_row WHERE file_id = $1 AND no >= $2 AND no < $3 ORDER BY no',
      [fileId, from, from + most],
    );
    if (rows.length === 0) return;
    yield rows;
  }
}

/** A change as the history of a sheet has it. */
export interface StoredChange {
  revision: number;
  kind: 'file' | 'columns' | 'step' | 'restored';
  words: string;
  by: string | null;
  at: Date;
}

/** Every change and publication of a sheet, the latest first. */
export async function historyOf(
  db: Pick<Database, 'rows'>,
  id: number,
): Promise<{ changes: StoredChange[]; publications: StoredPublication[] }> {
  const changes = await db.rows<StoredChange>(
    `/* sheets.changes */ SELECT c.revision, c.kind, c.words, ${NAME_OF('c.made_by')} AS by, c.made_at AS at FROM sheet_change c WHERE c.sheet_id = $1 ORDER BY c.revision DESC`,
    [id],
  );
  const publications = await db.rows<{ publication: StoredPublication }>(
    `/* sheets.publications */ SELECT to_jsonb(one) AS publication FROM (SELECT ${PUBLICATION} FROM sheet_publication p JOIN sheet s ON s.id = p.sheet_id WHERE s.id = $1) AS one ORDER BY one.id DESC`,
    [id],
  );
  return { changes, publications: publications.map(({ publication }) => publication) };
}

/** A revision of a sheet: the file it is of and what its columns are. */
export interface Revision {
  fileId: number;
  headings: string[];
  recipe: SheetRecipe;
}

/** Null when there is none. */
export async function revisionOf(
  db: Pick<Database, 'one'>,
  sheetId: number,
  revision: number,
): Promise<Revision | null> {
  const row = await db.one<Omit<Revision, 'recipe'> & { recipe: StoredRecipe }>(
    `/* sheets.revision */ SELECT c.file_id AS "fileId", f.headings, c.recipe FROM sheet_change c JOIN sheet_file f ON f.id = c.file_id WHERE c.sheet_id = $1 AND c.revision = $2`,
    [sheetId, revision],
  );
  return row && { ...row, recipe: { ...EMPTY, ...row.recipe } };
}
