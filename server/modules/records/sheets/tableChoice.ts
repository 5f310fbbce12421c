import { plainText } from '#domain/records/sheets/plainText.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

/** How long a file waits for a person to choose one of its tables. */
const CHOSEN_WITHIN = `interval '7 days'`;
const NOT_CHOSEN = 'No table of it was chosen within a week. Bring the file again.';
const NOT_SAID = 'It was not said within a week what its rows are. Bring the file again.';

/**
 * Has a file that is being read wait until a person says which of its tables is meant.
 *
 * @returns false where the file is wanted no more, or another process reads it.
 */
export const offerTables = async (db: Database, { id, fence }: TakenJob, tables: readonly string[]): Promise<boolean> =>
  (await db.one(
    `/* sheetFiles.offerTables */ UPDATE sheet_file SET stage = 'choosing', tables = $3, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING id`,
    [id, fence, tables.map(plainText)],
  )) !== null;

/**
 * Has a file be read on with one of its tables.
 *
 * @returns false where it waits for no choice any more, or has no such table.
 */
export const chooseTable = async (
  tx: Pick<Database, 'one'>,
  { sheetId, fileId, table }: { sheetId: number; fileId: number; table: string },
): Promise<boolean> =>
  (await tx.one(
    `/* sheetFiles.chooseTable */ UPDATE sheet_file SET stage = 'waiting', tables = '{}', chosen = $3, attempts = 0, steps_done = 0, steps = NULL, leased_until = '-infinity', changed_at = now()
     WHERE id = $2 AND sheet_id = $1 AND stage = 'choosing' AND $3 = ANY(tables) RETURNING id`,
    [sheetId, fileId, table],
  )) !== null;

/** Gives up files of which no table was chosen; without an attempt that counts, their bytes are not kept. */
export async function failUnchosen(db: Pick<Database, 'rows'>): Promise<void> {
  await db.rows(
    `/* sheetFiles.unchosen */ UPDATE sheet_file SET stage = 'failed', tables = '{}', attempts = 0, problem = CASE WHEN left_out_rows IS NULL THEN $1 ELSE $2 END, changed_at = now() WHERE stage = 'choosing' AND changed_at < now() - ${CHOSEN_WITHIN}`,
    [NOT_CHOSEN, NOT_SAID],
  );
}
