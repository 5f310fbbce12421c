import type { FileFinding } from '#domain/records/sheets/problems/sheetProblem.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { endAllStewards } from '#server/modules/records/stewards/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { WHOLE_RECIPE } from './longSteps.ts';
import { memberNameSql } from './memberNameSql.ts';
import { MAY_BE_READ_AGAIN } from './readAgain.ts';
import { SHEET_REQUEST_SQL, type StoredSheetRequest } from './sheetPolicy.ts';

/** A file of a sheet as stored. */
export interface StoredFile {
  id: number;
  name: string;
  bytes: number;
  stage: 'arriving' | 'waiting' | 'choosing' | 'done' | 'failed';
  stepsDone: number;
  steps: number | null;
  problem: string | null;
  rows: number;
  table: string | null;
  tables: string[];
  /** Of a file of rows that were left out. */
  leftOutRows: number | null;
  remarks: string[];
  encoding: string | null;
  hiddenRows: number;
  hiddenColumns: number;
  leavesHidden: boolean;
  mayBeReadAgain: boolean;
  /** How its first telling lines read in each; none where it cannot be read again. */
  encodings: { encoding: string; lines: string[] }[];
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
  /** Records closed for readers that would have been open, for which it ended. */
  opens: number;
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
  /** What was wrong with cells of the file while it was read. */
  findings: FileFinding[];
  recipe: SheetRecipe;
  /** The file it holds, or the one that is on its way or failed since. */
  file: StoredFile | null;
  publication: StoredPublication | null;
  /** Whether one person publishes it, or a second one allows it. */
  decides: 'one' | 'two';
  /** What waits for a second person, or was refused or not decided since; null for nothing. */
  request: StoredSheetRequest | null;
  changedAt: Date;
}

const EMPTY: SheetRecipe = {
  kind: null,
  columns: [],
  constants: {},
  set: { description: '', access: 'free', repository: null, archiveSeries: null, attribution: null, notation: 'plain' },
  steps: [],
};

const FILE = `f.id, f.name, f.bytes, f.stage, f.steps_done AS "stepsDone", f.steps, f.problem, f.rows, f.table_name AS "table", f.tables, f.left_out_rows AS "leftOutRows", f.remarks, f.encoding, CASE WHEN ${MAY_BE_READ_AGAIN} THEN f.encodings ELSE '[]' END AS encodings,
  f.hidden_rows AS "hiddenRows", f.hidden_columns AS "hiddenColumns", f.leaves_hidden AS "leavesHidden", ${MAY_BE_READ_AGAIN} AS "mayBeReadAgain",
  ${memberNameSql('f.member_id')} AS "broughtBy", f.created_at AS "broughtAt"`;

/** What was published is withdrawn for as long as its set is: operators withdraw sets too, and put them back. */
const PUBLICATION = `p.id, p.revision, p.stage, p.steps_done AS "stepsDone", p.steps, p.accepted, p.closed, p.rejected, p.opens, p.comparison, p.problem, p.why,
  CASE WHEN EXISTS (SELECT FROM record_set r WHERE r.id = s.set_key AND r.withdrawn_at IS NOT NULL
    AND (p.outcome = 'published' OR p.outcome = 'unchanged' AND p.generation = r.withdrawn_generation)) THEN 'withdrawn' ELSE p.outcome END AS outcome,
  ${memberNameSql('p.member_id')} AS "askedBy", p.created_at AS "askedAt", CASE WHEN p.stage <> 'waiting' THEN p.changed_at END AS "endedAt"`;

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

const sheetsSql = (
  recipe: string,
): string => `SELECT s.id, s.title, s.revision, s.set_key AS "setKey", s.decides, s.changed_at AS "changedAt", to_jsonb(asked) AS request, c.file_id AS "heldFileId", ${recipe},
    coalesce(held.headings, '{}') AS headings, coalesce(held.examples, '[]') AS examples, coalesce(held.findings, '[]') AS findings, to_jsonb(file) AS file, to_jsonb(latest) AS publication,
    (SELECT coalesce(r.slug, r.id) FROM record_set r WHERE r.id = s.set_key AND (r.live_generation IS NOT NULL OR r.withdrawn_at IS NOT NULL) AND ${IS_OWN}) AS "setSlug"
  FROM sheet s LEFT JOIN sheet_change c ON c.sheet_id = s.id AND c.revision = s.revision LEFT JOIN sheet_file held ON held.id = c.file_id
  LEFT JOIN LATERAL (SELECT ${FILE} FROM sheet_file f WHERE f.sheet_id = s.id
    AND (f.id = c.file_id OR f.stage IN ('arriving', 'waiting', 'choosing') OR f.stage = 'failed' AND f.changed_at > coalesce(c.made_at, '-infinity'))
    ORDER BY f.id = c.file_id, f.id DESC LIMIT 1) AS file ON true
  LEFT JOIN LATERAL (SELECT ${PUBLICATION} FROM sheet_publication p WHERE p.sheet_id = s.id ORDER BY p.id DESC LIMIT 1) AS latest ON true
  LEFT JOIN LATERAL (${SHEET_REQUEST_SQL}) AS asked ON NOT coalesce(asked."isDone", false) AND asked."askedAt" > coalesce(latest."askedAt", '-infinity')`;

const MOST_LISTED = 1_000;

/** Of a revision that is older than steps, none are stored. */
type StoredRecipe = Omit<SheetRecipe, 'steps'> & Partial<Pick<SheetRecipe, 'steps'>>;
type Row = Omit<StoredSheet, 'recipe'> & { recipe: StoredRecipe | null };
const toStored = ({ recipe, ...row }: Row): StoredSheet => ({ ...row, recipe: { ...EMPTY, ...recipe } });

/**
 * Sheets without their steps, which may be long, the latest changed first.
 *
 * @param sets - ids of the record sets that they fill; null for all
 */
export const listSheets = async (db: Pick<Database, 'rows'>, sets: readonly string[] | null): Promise<StoredSheet[]> =>
  (
    await db.rows<Row>(
      `/* sheets.list */ ${sheetsSql("c.recipe - 'steps' AS recipe")} WHERE $1::text[] IS NULL OR s.set_key = ANY($1) ORDER BY s.changed_at DESC, s.id DESC LIMIT ${MOST_LISTED}`,
      [sets],
    )
  ).map(toStored);

/** Null when there is none. */
export const findSheet = async (db: Pick<Database, 'one'>, id: number): Promise<StoredSheet | null> => {
  const row = await db.one<Row>(`/* sheets.find */ ${sheetsSql(WHOLE_RECIPE)} WHERE s.id = $1`, [id]);
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
  const gone = await tx.one<{ setKey: string }>(
    '/* sheets.delete */ DELETE FROM sheet WHERE id = $1 RETURNING set_key AS "setKey"',
    [id],
  );
  if (gone) await endAllStewards(tx, gone.setKey);
}

/** A change as the history of a sheet has it. */
export interface StoredChange {
  revision: number;
  kind: 'file' | 'columns' | 'step' | 'restored';
  words: string;
  by: string | null;
  at: Date;
  /** Whether its file is kept, so that the sheet can go back to it. */
  isFileKept: boolean;
}

/** Every change and publication of a sheet, the latest first. */
export async function historyOf(
  db: Pick<Database, 'rows'>,
  id: number,
): Promise<{ changes: StoredChange[]; publications: StoredPublication[] }> {
  const changes = await db.rows<StoredChange>(
    `/* sheets.changes */ SELECT c.revision, c.kind, c.words, ${memberNameSql('c.made_by')} AS by, c.made_at AS at, f.emptied_at IS NULL AS "isFileKept"
     FROM sheet_change c JOIN sheet_file f ON f.id = c.file_id WHERE c.sheet_id = $1 ORDER BY c.revision DESC`,
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
    `/* sheets.revision */ SELECT c.file_id AS "fileId", f.headings, ${WHOLE_RECIPE} FROM sheet_change c JOIN sheet_file f ON f.id = c.file_id WHERE c.sheet_id = $1 AND c.revision = $2`,
    [sheetId, revision],
  );
  return row && { ...row, recipe: { ...EMPTY, ...row.recipe } };
}
