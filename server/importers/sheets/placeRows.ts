import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { placeLeftOut } from '#domain/records/sheets/placeLeftOut.ts';
import { MOST_REJECTED_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import { eachRow, findSheet, finishPlaced, sheetOfFile, wholeRows } from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

import { checkSheet } from './checkSheet.ts';

const TOO_MANY = `This file has more than ${countInWords(MOST_REJECTED_ROWS, 'row')}, the most that we save of those that are left out. Bring it as the whole next file.`;
const NOTHING_LEFT_OUT = 'No row of the sheet is left out any more: there is no place for these.';

/** Rows of a file by their numbers: a part at a time, since cells may be long. */
async function cellsOf(db: Database, fileId: number, numbers: readonly number[]): Promise<Map<number, string[]>> {
  const cells = new Map<number, string[]>();
  for (let left = numbers; left.length > 0;) {
    const part = await wholeRows(db, fileId, left);
    const last = part.at(-1)?.no ?? Number.POSITIVE_INFINITY;
    for (const row of part) cells.set(row.no, row.cells);
    left = left.filter((no) => no > last);
  }
  return cells;
}

/**
 * Puts the rows of a file, which were left out of its sheet and come back mended, in their places.
 *
 * @param headings - of the file. @returns false where the file is wanted no more
 * @throws UserError where one of them has no place, in words for the person who brought it; nothing is placed then
 */
export async function placeRows(db: Database, taken: TakenJob, headings: readonly string[]): Promise<boolean> {
  const sheetId = await sheetOfFile(db, taken.id);
  const sheet = sheetId === null ? null : await findSheet(db, sheetId);
  if (!sheet || sheet.heldFileId === null) return false;
  const check = await checkSheet(db, sheet, dayOf(new Date()), new AbortController().signal);
  if (!check || check.rejected === 0) throw new UserError(NOTHING_LEFT_OUT);
  const rows: string[][] = [];
  for await (const part of eachRow(db, taken.id)) {
    rows.push(...part.map(({ cells }) => cells));
    if (rows.length > MOST_REJECTED_ROWS) throw new UserError(TOO_MANY);
  }
  const leftOut = new Map(check.allRejects.map(({ no, reason }) => [no, reason]));
  const found = placeLeftOut({
    headings,
    rows,
    sheet: {
      headings: sheet.headings,
      rows: check.rows,
      leftOut,
      cells: await cellsOf(db, sheet.heldFileId, [...leftOut.keys()]),
    },
  });
  if ('problem' in found) throw new UserError(found.problem);
  return finishPlaced(db, taken, { sheet, placed: found.placed });
}
