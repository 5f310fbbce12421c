import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { KeptSet } from '#domain/records/sheets/sheetRecipe.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

import { addChange } from './sheetChanges.ts';
import { endSheetFile, type ReadFile } from './sheetFiles.ts';

/** How long a delivery whose process fell silent keeps others from the sheet. */
const HELD_FOR = `interval '1 hour'`;
const STOPPED = 'The command that brought these files was stopped. Give it again.';

/** Files that a command brings to a sheet. */
interface Delivery {
  sheetId: number;
  /** Names of the files. */
  name: string;
  bytes: number;
  /** Equal for the same files and mapping. */
  hash: string;
}

const LONGEST_NAME = 255;

/**
 * Starts a delivery; an earlier one that was stopped has failed by that. No other is to be under way.
 *
 * @returns null where the sheet holds these very files. @throws UserError where someone else brings it a file just now
 */
export const openDelivery = (db: Database, { sheetId, name, bytes, hash }: Delivery): Promise<TakenJob | null> =>
  db.transaction(async (tx) => {
    const held = await tx.one(
      `/* deliveries.isHeld */ SELECT FROM sheet s JOIN sheet_change c ON c.sheet_id = s.id AND c.revision = s.revision
       JOIN sheet_file f ON f.id = c.file_id WHERE s.id = $1 AND f.delivery = $2`,
      [sheetId, hash],
    );
    if (held) return null;
    await tx.rows(
      `/* deliveries.stopped */ UPDATE sheet_file SET stage = 'failed', problem = $2, changed_at = now() WHERE sheet_id = $1 AND stage = 'waiting' AND delivery IS NOT NULL`,
      [sheetId, STOPPED],
    );
    const opened = await tx.one<TakenJob>(
      `/* deliveries.open */ INSERT INTO sheet_file (sheet_id, name, bytes, stage, fence, leased_until, delivery)
       VALUES ($1, $2, $3, 'waiting', 1, now() + ${HELD_FOR}, $4) ON CONFLICT DO NOTHING RETURNING id, fence`,
      [sheetId, name.slice(0, LONGEST_NAME), bytes, hash],
    );
    if (!opened) throw new UserError('Another file is being taken into this sheet just now: wait until it is read.');
    return opened;
  });

/** Says that a delivery is still under way. */
export async function holdDelivery(db: Database, { id, fence }: TakenJob): Promise<void> {
  await db.rows(
    `/* deliveries.hold */ UPDATE sheet_file SET leased_until = now() + ${HELD_FOR}, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting'`,
    [id, fence],
  );
}

/** Ends a delivery that is not to be: the sheet holds what it held. */
export async function failDelivery(db: Database, { id, fence }: TakenJob, problem: string = STOPPED): Promise<void> {
  await db.rows(
    `/* deliveries.fail */ UPDATE sheet_file SET stage = 'failed', problem = $3, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting'`,
    [id, fence, problem],
  );
}

/** How the rows of a delivery differ from those of the file before, by the records that they are. */
export interface DeliveredChanges {
  added: number;
  changed: number;
  gone: number;
}

/** Places, from 1, of the same fields in two files; 0 where one has none. */
interface SamePlaces {
  before: readonly number[];
  now: readonly number[];
}

/** Compares a delivery with the file that its sheet holds. */
export async function deliveredChanges(
  db: Pick<Database, 'one'>,
  files: { before: number; now: number },
  places: SamePlaces,
): Promise<DeliveredChanges> {
  const said = (row: string, at: string) =>
    `ARRAY(SELECT coalesce(${row}.cells[p.at], '') FROM unnest(${at}::int[]) WITH ORDINALITY AS p(at, n) ORDER BY p.n)`;
  const found = await db.one<DeliveredChanges>(
    `/* deliveries.changes */ SELECT count(*) FILTER (WHERE b.no IS NULL)::int AS added, count(*) FILTER (WHERE a.no IS NULL)::int AS gone,
       count(*) FILTER (WHERE a.no IS NOT NULL AND b.no IS NOT NULL AND ${said('a', '$4')} <> ${said('b', '$3')})::int AS changed
     FROM (SELECT * FROM sheet_row WHERE file_id = $1) AS b FULL JOIN (SELECT * FROM sheet_row WHERE file_id = $2) AS a ON a.of_record = b.of_record`,
    [files.before, files.now, places.before, places.now],
  );
  return found ?? { added: 0, changed: 0, gone: 0 };
}

/**
 * Makes the rows of a delivery those that its sheet holds. Steps, and what readers read of the set, stay.
 *
 * @returns false where the sheet is wanted no more.
 */
export const finishDelivery = (
  db: Database,
  taken: TakenJob,
  { file, columns, kept }: { file: ReadFile; columns: readonly string[]; kept: KeptSet },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await endSheetFile(tx, taken, file);
    if (!ended) return false;
    await addChange(tx, ended.sheet, {
      kind: 'file',
      fileId: taken.id,
      recipe: { ...ended.sheet.recipe, columns, kept },
      words: `“${ended.name}” was brought in by a command: ${countInWords(file.rows, 'record')}.`,
      staffId: null,
    });
    return true;
  });

/** Which record an entry is that a file has under a key of its own, where that is another than the key says. */
export async function knownEntries(
  db: Pick<Database, 'rows'>,
  { fileId, keyAt, setKey }: { fileId: number; keyAt: number; setKey: string },
): Promise<(key: string) => string> {
  const rows = await db.rows<{ key: string; id: string }>(
    '/* deliveries.rows */ SELECT cells[$2] AS key, of_record AS id FROM sheet_row WHERE file_id = $1 AND of_record IS NOT NULL AND cells[$2] <> of_record',
    [fileId, keyAt],
  );
  // What the last publication found to be an entry that readers had.
  const renamed = await db.rows<{ key: string; id: string }>(
    `/* deliveries.renamed */ SELECT r.row_key AS key, substr(r.id, length(r.record_set_id) + 2) AS id FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = $1 AND r.row_key IS NOT NULL`,
    [setKey],
  );
  const [ofRow, ofRecord] = [
    new Map(rows.map(({ key, id }) => [key, id])),
    new Map(renamed.map(({ key, id }) => [key, id])),
  ];
  return (key) => {
    const id = ofRow.get(key) ?? key;
    return ofRecord.get(id) ?? id;
  };
}

/** Rows of a file by the records that they are. */
export const rowsByRecord = (
  db: Pick<Database, 'rows'>,
  fileId: number,
  ids: readonly string[],
): Promise<{ id: string; cells: string[] }[]> =>
  db.rows<{ id: string; cells: string[] }>(
    '/* deliveries.byRecord */ SELECT of_record AS id, cells FROM sheet_row WHERE file_id = $1 AND of_record = ANY($2::text[])',
    [fileId, ids],
  );
