import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

import { addChange } from './sheetChanges.ts';
import { endSheetFile } from './sheetFiles.ts';
import { BETWEEN } from './sheetRows.ts';
import type { StoredSheet } from './sheetStore.ts';

/**
 * Has a file of rows that were left out wait until a person says what they are.
 *
 * @returns false where the sheet holds nothing yet, the file is wanted no more, or another process reads it
 */
export const offerPlaces = async (db: Database, { id, fence }: TakenJob, rows: number): Promise<boolean> =>
  (await db.one(
    `/* placedRows.offer */ UPDATE sheet_file f SET stage = 'choosing', left_out_rows = $3, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting'
       AND EXISTS (SELECT FROM sheet_change c WHERE c.sheet_id = f.sheet_id) RETURNING id`,
    [id, fence, rows],
  )) !== null;

/**
 * Has such a file be read on: its rows go to their places, or are the whole next file.
 *
 * @returns false where it waits for no such choice any more
 */
export const choosePlaces = async (
  tx: Pick<Database, 'one'>,
  { sheetId, fileId, inPlaces }: { sheetId: number; fileId: number; inPlaces: boolean },
): Promise<boolean> =>
  (await tx.one(
    `/* placedRows.choose */ UPDATE sheet_file SET stage = 'waiting', in_places = $3, attempts = 0, steps_done = 0, steps = NULL, leased_until = '-infinity', changed_at = now()
     WHERE id = $2 AND sheet_id = $1 AND stage = 'choosing' AND left_out_rows IS NOT NULL RETURNING id`,
    [sheetId, fileId, inPlaces],
  )) !== null;

/** The number of the sheet that a file was brought to; null where the file is gone. */
export const sheetOfFile = async (db: Pick<Database, 'one'>, fileId: number): Promise<number | null> =>
  (
    await db.one<{ sheetId: number }>(
      '/* placedRows.sheetOf */ SELECT sheet_id AS "sheetId" FROM sheet_file WHERE id = $1',
      [fileId],
    )
  )?.sheetId ?? null;

/**
 * Makes a file of the rows that its sheet holds, with some in place of those of the same numbers, the one that the sheet
 * holds: one revision, which is undone as one. `sheet` is as it was when the rows were judged.
 *
 * @returns false where the file is wanted no more
 * @throws UserError where the sheet got another file meanwhile
 */
export const finishPlaced = (
  db: Database,
  taken: TakenJob,
  { sheet, placed }: { sheet: StoredSheet; placed: readonly { no: number; cells: readonly string[] }[] },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const counted = await tx.one<{ rows: number }>(
      '/* placedRows.count */ SELECT count(*)::int AS rows FROM sheet_row WHERE file_id = $1',
      [sheet.heldFileId],
    );
    const ended = await endSheetFile(tx, taken, {
      table: null,
      headings: sheet.headings,
      examples: sheet.examples,
      rows: counted?.rows ?? 0,
      remarks: [],
      findings: sheet.findings,
    });
    if (!ended) return false;
    if (ended.sheet.heldFileId !== sheet.heldFileId)
      throw new UserError(
        'The sheet got another file meanwhile. Save the rows that are left out again, from the page Check.',
      );
    await tx.rows('/* placedRows.empty */ DELETE FROM sheet_row WHERE file_id = $1', [taken.id]);
    await tx.rows(
      `/* placedRows.copy */ INSERT INTO sheet_row (file_id, no, line, cells, of_record)
       SELECT $1, h.no, h.line, coalesce(string_to_array(p.cells, $5), h.cells), h.of_record
       FROM sheet_row h LEFT JOIN unnest($3::int[], $4::text[]) AS p(no, cells) ON p.no = h.no WHERE h.file_id = $2 ORDER BY h.no`,
      [taken.id, sheet.heldFileId, placed.map(({ no }) => no), placed.map(({ cells }) => cells.join(BETWEEN)), BETWEEN],
    );
    await addChange(tx, ended.sheet, {
      kind: 'file',
      fileId: taken.id,
      recipe: ended.sheet.recipe,
      words: `“${ended.name}” was brought in: ${countInWords(placed.length, 'row')} that ${placed.length === 1 ? 'was' : 'were'} left out came back mended, in ${placed.length === 1 ? 'its place' : 'their places'}.`,
      staffId: ended.staffId,
    });
    return true;
  });
