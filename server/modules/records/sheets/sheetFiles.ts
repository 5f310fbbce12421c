import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import type { FileFinding } from '#domain/records/sheets/problems/sheetProblem.ts';
import type { SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { arrivingFiles } from '#server/platform/jobs/arrivingFiles.ts';
import { jobRows, type TakenJob } from '#server/platform/jobs/jobRows.ts';

import { memberNameSql } from './memberNameSql.ts';
import { nextColumns } from './nextColumns.ts';
import { giveUpOldFiles } from './oldFiles.ts';
import { hasBytesOf, OF_BYTES_TO_READ, readAgainInWords } from './readAgain.ts';
import { addChange, refusedSheet, withSheet } from './sheetChanges.ts';
import { BETWEEN } from './sheetRows.ts';
import { lockSheet, type StoredSheet } from './sheetStore.ts';
import { failUnchosen } from './tableChoice.ts';

/** How long the bytes of a file may be on their way. */
const ARRIVING_FOR = `interval '2 hours'`;

/** Files of sheets whose bytes are on their way or wait to be read. */
export const arrivingSheetFiles = arrivingFiles({
  table: 'sheet_file',
  name: 'sheetFiles',
  folder: 'sheets/',
  arrivesWithin: ARRIVING_FOR,
  lost: 'This file got lost on our side before it was read. Bring it again.',
  // $2 are the numbers of the files whose bytes are there.
  hasBytes: 'adopts IS NULL AND (bytes_of IS NULL OR bytes_of <> ALL($2::bigint[]))',
  needsBytes: `(stage IN ('arriving', 'waiting', 'choosing') OR id IN (${OF_BYTES_TO_READ}))`,
});

/** Where a file waits to be read, named by its number. */
export const sheetFileKey = arrivingSheetFiles.keyOf;

/** Minutes in which someone else's file is let arrive. */
const PATIENCE = `interval '10 minutes'`;
const BY_COMMAND =
  'These records came by a command. Give their next file to import-records: it becomes the file of this sheet.';

/**
 * Opens the way for a file. One of the same person that has not arrived, and one of which no table is chosen, make room;
 * one that is being read, or that someone else is sending, does not.
 *
 * @returns the ticket that its bytes are let in by. @throws GraphQLError
 */
export async function openSheetFile(
  db: Database,
  { sheetId, staffId, name, bytes }: { sheetId: number; staffId: number; name: string; bytes: number },
): Promise<string> {
  const { token, hash } = newLinkToken();
  await withSheet(db, { id: sheetId, revision: null }, async (tx) => {
    const isAdopted = await tx.one(
      '/* sheetFiles.isAdopted */ SELECT FROM sheet_file WHERE sheet_id = $1 AND adopts IS NOT NULL',
      [sheetId],
    );
    if (isAdopted) throw refusedSheet(BY_COMMAND);
    await tx.rows(
      `/* sheetFiles.makeRoom */ DELETE FROM sheet_file WHERE sheet_id = $1 AND (stage = 'choosing' OR stage = 'arriving' AND (member_id IS NULL OR member_id = $2 OR changed_at < now() - ${PATIENCE}))`,
      [sheetId, staffId],
    );
    const other = await tx.one<{ name: string; by: string | null }>(
      `/* sheetFiles.onItsWay */ SELECT name, ${memberNameSql('member_id')} AS by FROM sheet_file WHERE sheet_id = $1 AND stage IN ('arriving', 'waiting')`,
      [sheetId],
    );
    if (other)
      throw refusedSheet(
        `“${other.name}”${other.by === null ? '' : `, which ${other.by} brought,`} is being taken in just now. Wait until it is read.`,
        'SHEET_BUSY',
      );
    await tx.rows(
      '/* sheetFiles.open */ INSERT INTO sheet_file (sheet_id, member_id, name, bytes, ticket_hash) VALUES ($1, $2, $3, $4, $5)',
      [sheetId, staffId, name, bytes, hash],
    );
    await tx.rows('/* sheetFiles.touch */ UPDATE sheet SET changed_at = now() WHERE id = $1', [sheetId]);
  });
  return token;
}

/**
 * Uses up the ticket of an upload. Null for one that is used, too old, of someone who may no longer bring files to this
 * sheet, or never was.
 */
export const takeSheetTicket = (db: Database, ticket: string): Promise<{ id: number } | null> =>
  db.one<{ id: number }>(
    `/* sheetFiles.takeTicket */ UPDATE sheet_file SET ticket_hash = NULL, changed_at = now() WHERE ticket_hash = $1 AND stage = 'arriving' AND created_at > now() - ${ARRIVING_FOR}
       AND (EXISTS (SELECT FROM staff_duty d JOIN member ON member.id = d.member_id WHERE d.member_id = sheet_file.member_id AND d.duty = 'records' AND member.kind = 'internal')
         OR EXISTS (SELECT FROM steward w JOIN sheet s ON s.set_key = w.set_key WHERE s.id = sheet_file.sheet_id AND w.member_id = sheet_file.member_id AND w.ended_at IS NULL)) RETURNING id`,
    [linkTokenHash(ticket)],
  );

/** Files that are looked for on this disk at a time; a sheet has one at most. */
const MOST_LOOKED_AT = 1_000;

/** A file that waits to be read, or records that wait to be taken into a sheet. */
export interface WaitingFile {
  id: number;
  /** The generation of the set whose records are taken in; null for a file. */
  adopts: number | null;
  /** The file whose bytes it is; null where it has its own. */
  bytesOf: number | null;
}

/** Files that wait to be read and are where this server sees them, the oldest first. */
export async function waitingSheetFiles(db: Database, files: Pick<FileStore, 'sizeOf'>, most: number) {
  const rows = await db.rows<WaitingFile>(
    `/* sheetFiles.waiting */ SELECT id, adopts, bytes_of AS "bytesOf" FROM sheet_file WHERE stage = 'waiting' AND leased_until < now() ORDER BY id LIMIT ${MOST_LOOKED_AT}`,
  );
  const here: WaitingFile[] = [];
  for (const row of rows) {
    if (here.length >= most) break;
    if (row.adopts !== null || (await files.sizeOf(sheetFileKey(row.bytesOf ?? row.id))) !== null) here.push(row);
  }
  return here;
}

/** Rows that are deleted at once. */
const ROWS_A_SLICE = 20_000;

/** SQL of whether a file has no rows to keep. */
const IS_EMPTY = `(stage = 'failed' OR emptied_at IS NOT NULL)`;

/**
 * Deletes the rows that were read of files before they failed, or that were given up; one that staff retry meanwhile
 * keeps its rows.
 */
async function deleteRows(db: Database): Promise<void> {
  const empty = await db.rows<{ id: number }>(
    `/* sheetFiles.emptyWithRows */ SELECT id FROM sheet_file WHERE ${IS_EMPTY} AND EXISTS (SELECT FROM sheet_row WHERE file_id = sheet_file.id)`,
  );
  for (const { id } of empty) {
    let deleted = ROWS_A_SLICE;
    while (deleted === ROWS_A_SLICE) {
      const slice = await db.one<{ count: number }>(
        `/* sheetFiles.deleteRows */ WITH empty AS (SELECT id FROM sheet_file WHERE id = $1 AND ${IS_EMPTY} FOR UPDATE),
           gone AS (DELETE FROM sheet_row WHERE file_id = (SELECT id FROM empty) AND no IN (SELECT no FROM sheet_row WHERE file_id = $1 ORDER BY no LIMIT $2) RETURNING 1)
         SELECT count(*)::int AS count FROM gone`,
        [id, ROWS_A_SLICE],
      );
      deleted = slice?.count ?? 0;
    }
  }
}

/** Clears what is needed no more, rows of failed and of old files among it. */
async function sweep(db: Database, files: Pick<FileStore, 'list' | 'remove'>): Promise<void> {
  await failUnchosen(db);
  await arrivingSheetFiles.sweep(db, files);
  await giveUpOldFiles(db);
  await deleteRows(db);
}

/** The state of files that are read. */
export const sheetFileJobs = (files: Pick<FileStore, 'list' | 'remove'>): ReturnType<typeof jobRows> => ({
  ...jobRows('sheet_file', 'sheetFiles', 0),
  forgetOld: (db) => sweep(db, files),
});

/** How a file is to be read. */
interface AskedReading {
  /** Its table. */
  chosen: string | null;
  /** Its character set; null for what is found. */
  encoding: SheetEncoding | null;
  /** Whether its rows go to their places; null where that was not said. */
  inPlaces: boolean | null;
  bytesOf: number | null;
  /** Whether what is hidden is left out. */
  leavesHidden: boolean;
}

/** Deletes what an earlier attempt has read. @returns how it is to be read; null where the file is wanted no more. */
export const emptySheetFile = async (db: Database, { id, fence }: TakenJob): Promise<AskedReading | null> =>
  db.transaction(async (tx) => {
    const held = await tx.one<AskedReading>(
      `/* sheetFiles.hold */ SELECT chosen, in_places AS "inPlaces", CASE WHEN bytes_of IS NOT NULL THEN encoding END AS encoding, bytes_of AS "bytesOf", leaves_hidden AS "leavesHidden" FROM sheet_file WHERE id = $1 AND fence = $2 AND stage = 'waiting' FOR UPDATE`,
      [id, fence],
    );
    if (held) await tx.rows('/* sheetFiles.empty */ DELETE FROM sheet_row WHERE file_id = $1', [id]);
    return held;
  });

/**
 * Stores rows of a file behind those that are stored.
 *
 * @param from - number of the first. @returns false where the file is wanted no more, or another process reads it.
 */
export async function storeSheetRows(
  db: Database,
  { id, fence }: TakenJob,
  from: number,
  rows: readonly { line: number; cells: readonly string[]; ofRecord?: string }[],
): Promise<boolean> {
  const stored = await db.one<{ count: number }>(
    `/* sheetFiles.store */ WITH held AS (SELECT id FROM sheet_file WHERE id = $1 AND fence = $2 AND stage = 'waiting' FOR SHARE),
       stored AS (INSERT INTO sheet_row (file_id, no, line, cells, of_record) SELECT held.id, $3::int + r.at::int - 1, r.line, string_to_array(r.cells, $6), r.of_record
         FROM held, unnest($4::bigint[], $5::text[], $7::text[]) WITH ORDINALITY AS r(line, cells, of_record, at) RETURNING 1)
     SELECT count(*)::int AS count FROM stored`,
    [
      id,
      fence,
      from,
      rows.map(({ line }) => line),
      rows.map(({ cells }) => cells.map(plainText).join(BETWEEN)),
      BETWEEN,
      rows.map(({ ofRecord = null }) => ofRecord),
    ],
  );
  return stored?.count === rows.length;
}

/** What the reading of a file found. */
export interface ReadFile {
  table: string | null;
  headings: readonly string[];
  /** By column: the first values that hold something. */
  examples: readonly (readonly string[])[];
  rows: number;
  remarks: readonly string[];
  /** The character set of a file of text, and those in which it may be read; left out or null for others. */
  encoding?: string | null;
  encodings?: readonly { encoding: string; lines: readonly string[] }[];
  /** What is wrong with cells of a spreadsheet; left out for nothing. */
  findings?: readonly FileFinding[];
  /** How many rows and columns are hidden; left out for none. */
  hidden?: { rows: number; columns: number };
}

/**
 * Ends the reading of a file.
 *
 * @returns its sheet, which no one else changes until the transaction ends, and who brought it; null where the file is
 *   wanted no more, or another process has read it.
 */
export async function endSheetFile(
  tx: Database,
  { id, fence }: TakenJob,
  found: ReadFile,
): Promise<{ sheet: StoredSheet; name: string; staffId: number | null; again: string | null } | null> {
  const of = await tx.one<{ sheetId: number }>(
    '/* sheetFiles.sheetOf */ SELECT sheet_id AS "sheetId" FROM sheet_file WHERE id = $1',
    [id],
  );
  const sheet = of && (await lockSheet(tx, of.sheetId));
  const file = await tx.one<{ name: string; staffId: number | null; again: string | null }>(
    `/* sheetFiles.done */ UPDATE sheet_file SET stage = 'done', table_name = $3, headings = $4, examples = $5, rows = $6, remarks = $7, encoding = $8, encodings = $9, findings = $10, hidden_rows = $11, hidden_columns = $12, changed_at = now()
     WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING name, member_id AS "staffId", CASE WHEN bytes_of IS NULL THEN NULL WHEN encoding IS NOT NULL THEN encoding WHEN leaves_hidden THEN 'shown' ELSE 'all' END AS again`,
    [
      id,
      fence,
      found.table && plainText(found.table),
      found.headings.map(plainText),
      JSON.stringify(found.examples.map((values) => values.map(plainText))),
      found.rows,
      found.remarks.map(plainText),
      found.encoding ?? null,
      JSON.stringify((found.encodings ?? []).map((one) => ({ ...one, lines: one.lines.map(plainText) }))),
      JSON.stringify(found.findings ?? []),
      found.hidden?.rows ?? 0,
      found.hidden?.columns ?? 0,
    ],
  );
  return sheet && file && { sheet, ...file };
}

/**
 * Makes a file that is read the one that its sheet holds: a revision in which columns with a known heading fill what
 * they filled.
 *
 * @returns false where the file is wanted no more, or another process has read it.
 */
export const finishSheetFile = (db: Database, taken: TakenJob, found: ReadFile): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await endSheetFile(tx, taken, found);
    if (!ended) return false;
    const { sheet, name, staffId, again } = ended;
    const headings = found.headings.map(plainText);
    // Of the same file, headings may have other letters by now, and their columns are where they were.
    const isSame = headings.length === sheet.headings.length && (await hasBytesOf(tx, taken.id, sheet.heldFileId));
    const columns = isSame ? sheet.recipe.columns : nextColumns(sheet, headings, found.examples);
    const kept = columns.filter((field) => field !== null).length;
    await addChange(tx, sheet, {
      kind: 'file',
      fileId: taken.id,
      recipe: { ...sheet.recipe, columns },
      words: `“${name}” was ${again === null ? 'brought in' : readAgainInWords(again)}: ${countInWords(found.rows, 'row')}.${
        sheet.heldFileId === null || kept === 0 || isSame
          ? ''
          : ` ${countInWords(kept, 'column')} ${kept === 1 ? 'fills what it' : 'fill what they'} filled before.`
      }`,
      staffId,
    });
    return true;
  });
