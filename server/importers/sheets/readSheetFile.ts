import path from 'node:path';

import { isOfLeftOut } from '#domain/records/sheets/placeLeftOut.ts';
import {
  emptySheetFile,
  finishSheetFile,
  offerPlaces,
  offerTables,
  sheetFileKey,
  storeSheetRows,
} from '#server/modules/records/sheets/index.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { readTable } from '../spreadsheets/readTable.ts';
import { SeveralTables } from '../spreadsheets/SeveralTables.ts';
import { bringPictures } from './bringPictures.ts';
import { placeRows } from './placeRows.ts';
import type { SheetTaskOf } from './sheetTask.ts';

const EXAMPLES = 5;
const LONGEST_EXAMPLE = 120;

/** A process whose file was taken from it: another one has it, or no one wants it any more. */
class FileLost extends Error {
  override name = 'FileLost';
}

/**
 * Reads a file into rows and makes it the one that its sheet holds; what an earlier attempt has left is read again. One
 * that holds several tables, or rows that were left out and come back, waits for a person to choose. Folders of pictures
 * beside the table of an archive become books.
 *
 * @param atStep - called with how many rows are read
 * @throws UserError for a file that cannot be taken in, in words for the person who brought it
 */
export async function readSheetFile(
  db: Database,
  files: Pick<FileStore, 'withPath' | 'write' | 'remove'>,
  { fileId, fence, folder }: Pick<SheetTaskOf<'read'>, 'fileId' | 'fence' | 'folder'>,
  atStep: (rows: number) => void,
): Promise<boolean> {
  const taken = { id: fileId, fence };
  const wanted = await emptySheetFile(db, taken);
  if (wanted === null) return false;
  const key = sheetFileKey(wanted.bytesOf ?? fileId);
  // Kept where it may be read again in another character set.
  let isKept = false;
  let isOver = true;
  const examples: string[][] = [];
  let stored = 0;
  const onRows = async (rows: { line: number; cells: string[] }[]): Promise<void> => {
    for (const { cells } of rows)
      for (const [at, cell] of cells.entries()) {
        const column = (examples[at] ??= []);
        if (column.length < EXAMPLES && cell.trim() !== '') column.push(cell.trim().slice(0, LONGEST_EXAMPLE));
      }
    if (!(await storeSheetRows(db, taken, stored + 1, rows))) throw new FileLost('The file was taken over.');
    stored += rows.length;
    atStep(stored);
  };
  const isDone = await files.withPath(key, async (file) => {
    try {
      const { headings, hidden, ...found } = await readTable(file, onRows, {
        ...wanted,
        folder,
        // What is read again has brought its pictures before.
        ...(wanted.bytesOf === null &&
          wanted.inPlaces === null && {
            onPictures: (pictures: ZipEntry[], of: string) =>
              bringPictures({ db, files }, { fileId, pictures, table: of }),
          }),
      });
      if (
        wanted.inPlaces === null &&
        wanted.bytesOf === null &&
        isOfLeftOut(headings) &&
        (await offerPlaces(db, taken, found.rows))
      ) {
        isOver = false;
        return true;
      }
      if (wanted.inPlaces) return await placeRows(db, taken, headings);
      isKept = found.encodings.length > 0 || hidden.rows + hidden.columns > 0;
      const filled = headings.map((_, at) => examples[at] ?? []);
      return await finishSheetFile(db, taken, { ...found, hidden, headings, examples: filled });
    } catch (error) {
      if (error instanceof SeveralTables) {
        isOver = false;
        return offerTables(db, taken, error.tables);
      }
      // What the file is called on our disk says nothing to anyone.
      if (error instanceof UserError)
        throw new UserError(error.message.replaceAll(file, 'This file').replaceAll(path.basename(file), 'This file'));
      throw error;
    }
  });
  if (isDone && isOver && !isKept) await files.remove(key);
  return isDone === true;
}
