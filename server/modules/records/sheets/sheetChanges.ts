import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { editsBetween } from '#domain/records/sheets/steps/editsBetween.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { withLongStepsKept } from './longSteps.ts';
import { lockSheet, type StoredChange, type StoredSheet } from './sheetStore.ts';

/**
 * What pages tell apart, since a person can mend it: another has the title, or it is none; a text or the name of a
 * file is too long; a household waits for a publication, or has a closed person; a file is taken in or a publication
 * made; readers have or had the records, or do not; there are too many steps; an edit has no reason, or leaves too
 * little for a record; chosen records are others by now, or too many for a step, or many ask at once; a set has too
 * many records for a sheet, too long a name, or another sheet that keeps it. The rest no page asks for.
 */
type RefusalCode =
  | 'SHEET_TITLE_TAKEN'
  | 'SHEET_TITLE_EMPTY'
  | 'SHEET_TEXT_LONG'
  | 'SHEET_FILE_NAME'
  | 'SHEET_BUSY'
  | 'SHEET_KEPT'
  | 'SHEET_NOT_LIVE'
  | 'SHEET_STEPS_FULL'
  | 'SHEET_EDIT_WHY'
  | 'SHEET_PLACE_UNKNOWN'
  | 'SHEET_EDIT_NO_RECORD'
  | 'SHEET_HOUSEHOLD_WAITS'
  | 'SHEET_HOUSEHOLD_CLOSED'
  | 'SHEET_CHOSEN_OTHERS'
  | 'SHEET_CHOSEN_LONG'
  | 'SHEET_CHOSEN_BUSY'
  | 'SHEET_SET_LARGE'
  | 'SHEET_SET_NAME'
  | 'SHEET_SET_TAKEN'
  | 'SHEET_REFUSED';

/** A refusal, with its message for the person who asked. Pages have words of their own for each code. */
export const refusedSheet = (message: string, code: RefusalCode = 'SHEET_REFUSED') => refusal(code, message);

/** Of a step that no page sends. */
export const noStep = () => refusedSheet('No step of a sheet is like that. Open the page again.');

/** What a change makes of a sheet. */
interface Change {
  kind: StoredChange['kind'];
  fileId: number;
  recipe: SheetRecipe;
  /** In a sentence. */
  words: string;
  /** Who made it; null when the account is gone. */
  staffId: number | null;
  /** Why, in the words of staff; left out or empty for nothing. */
  why?: string;
}

/** Adds a revision to a sheet that is locked, and writes it down as an act of staff. */
export async function addChange(tx: Database, sheet: StoredSheet, change: Change): Promise<void> {
  const { kind, fileId, recipe, words, staffId, why = '' } = change;
  const edits = editsBetween(sheet.recipe.steps, recipe.steps);
  const revision = sheet.revision + 1;
  await tx.rows(
    "/* sheets.addChange */ INSERT INTO sheet_change (sheet_id, revision, kind, file_id, recipe, words, made_by, why, edits) VALUES ($1, $2, $3, $4, $5, $6, $7, nullif($8, ''), $9)",
    [
      sheet.id,
      revision,
      kind,
      fileId,
      JSON.stringify({ ...recipe, steps: await withLongStepsKept(tx, sheet.id, recipe.steps) }),
      words,
      staffId,
      why.trim().slice(0, LONGEST_STAFF_REASON),
      edits.length === 0 ? null : JSON.stringify(edits),
    ],
  );
  await tx.rows('/* sheets.advance */ UPDATE sheet SET revision = $2, changed_at = now() WHERE id = $1', [
    sheet.id,
    revision,
  ]);
  if (staffId !== null)
    await recordStaffAct(tx, {
      staffId,
      duty: 'records',
      what: 'sheet-changed',
      reason: why,
      after: { sheet: String(sheet.id), revision, change: kind },
    });
}

/** What two people who work on one sheet meet. */
const CHANGED = 'Someone else changed this sheet meanwhile. Look at what they changed, then save again.';

/**
 * Works on a sheet that no one else changes meanwhile. `revision` is the one that the asker has seen; null where it does
 * not matter.
 *
 * @throws GraphQLError `NOT_FOUND` where there is none, `SHEET_CHANGED` where it has another revision by now.
 */
export const withSheet = <Result>(
  db: Database,
  { id, revision }: { id: number; revision: number | null },
  work: (tx: Database, sheet: StoredSheet) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const sheet = await lockSheet(tx, id);
    if (!sheet) throw nothingHere();
    if (revision !== null && revision !== sheet.revision)
      throw refusal('SHEET_CHANGED', CHANGED, { revision: sheet.revision });
    return work(tx, sheet);
  });
