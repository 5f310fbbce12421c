import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

import { addChange, refusedSheet } from './sheetChanges.ts';
import { endSheetFile, type ReadFile } from './sheetFiles.ts';
import { lockSheet, makeSheet, type StoredSheet } from './sheetStore.ts';

/** A published set as it is taken into a sheet. */
interface AdoptedSet {
  id: string;
  name: string;
  generation: number;
}

const OTHERS =
  'Another sheet keeps the name of these records and has not published any. Delete that sheet, then make this one.';

/**
 * Asks that the records which readers have of a set are taken into a sheet of it. A second press while that is under way
 * changes nothing, and one after it failed tries it again.
 *
 * @returns the sheet. @throws GraphQLError where another sheet is to fill the set
 */
export async function openAdoption(
  tx: Database,
  { id: setKey, name, generation }: AdoptedSet,
  staffId: number,
): Promise<StoredSheet> {
  const earlier = await tx.one<{ id: number; isWaiting: boolean }>(
    `/* sheets.earlierAdoption */ SELECT s.id, f.stage = 'waiting' AS "isWaiting" FROM sheet s
     CROSS JOIN LATERAL (SELECT * FROM sheet_file WHERE sheet_id = s.id ORDER BY id DESC LIMIT 1) AS f
     WHERE s.set_key = $1 AND s.revision = 0 AND f.adopts IS NOT NULL FOR UPDATE OF s`,
    [setKey],
  );
  const under = earlier?.isWaiting ? await lockSheet(tx, earlier.id) : null;
  if (under) return under;
  const sheet = earlier ?? (await makeSheet(tx, { title: name, setKey, staffId }));
  if (!sheet) throw refusedSheet(OTHERS, 'SHEET_SET_TAKEN');
  await tx.rows(
    `/* sheets.adopt */ INSERT INTO sheet_file (sheet_id, member_id, name, bytes, stage, adopts) VALUES ($1, $2, $3, 0, 'waiting', $4)`,
    [sheet.id, staffId, name, generation],
  );
  const made = await lockSheet(tx, sheet.id);
  if (!made) throw new Error('A sheet was not stored.');
  return made;
}

const ELSE_NOW = 'Other records of this set came to readers meanwhile. Make the sheet again.';

/** Records that were taken into a sheet. */
interface Adopted {
  file: ReadFile;
  recipe: SheetRecipe;
  set: AdoptedSet;
  closed: number;
}

/**
 * Makes the records that were taken in the first revision of their sheet, which readers have already.
 *
 * @returns false where the sheet is wanted no more, or another process has done it.
 * @throws UserError where readers have others by now
 */
export const finishAdoption = (
  db: Database,
  taken: TakenJob,
  { file, recipe, set: { id: setKey, generation }, closed }: Adopted,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const live = await tx.one(
      `/* sheets.stillLive */ SELECT FROM record_set r WHERE id = $1 AND live_generation = $2
         AND NOT EXISTS (SELECT FROM record_import i WHERE i.record_set_id = r.id AND i.state = 'ready') FOR UPDATE`,
      [setKey, generation],
    );
    if (!live) throw new UserError(ELSE_NOW);
    const ended = await endSheetFile(tx, taken, file);
    if (!ended) return false;
    // The files that readers have it from change nothing when they come again, unless they would give dates of opening.
    await tx.rows(
      `/* sheets.adoptedDelivery */ UPDATE sheet_file f SET delivery = i.content_hash FROM record_import i WHERE f.id = $1 AND i.record_set_id = $2 AND i.generation = $3
         AND NOT EXISTS (SELECT FROM record r WHERE r.record_set_id = $2 AND r.generation = $3 AND r.is_closed AND NOT r.closed_on_request AND r.closed_until IS NULL)`,
      [taken.id, setKey, generation],
    );
    await addChange(tx, ended.sheet, {
      kind: 'file',
      fileId: taken.id,
      recipe,
      words: `The sheet was made of what readers have: ${countInWords(file.rows, 'record')}.`,
      staffId: ended.staffId,
    });
    await tx.rows(
      `/* sheets.adopted */ INSERT INTO sheet_publication (sheet_id, revision, member_id, accepts_fewer, stage, outcome, accepted, closed, generation)
       VALUES ($1, $2, $3, false, 'done', 'published', $4, $5, $6)`,
      [ended.sheet.id, ended.sheet.revision + 1, ended.staffId, file.rows, closed, generation],
    );
    return true;
  });
