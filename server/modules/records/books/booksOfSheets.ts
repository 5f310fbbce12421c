import type { Database } from '#server/platform/db/database.ts';

import { arrivingBookFiles } from './bookFiles.ts';
import { noteBookAct } from './heldBook.ts';

/** Where the pictures that came with the table of a sheet may go. */
interface SetOfSheetFile {
  /** Of the sheet; null while readers never had it, and no registers of its title are there. */
  setId: string | null;
  /** Who brought the file; null for one who does not bring pages: a steward, or an account that is gone. */
  staffId: number | null;
  /** What the file is called. */
  name: string;
}

/** Where the pictures in a file of a sheet may go; null where there is no such file. */
export const setOfSheetFile = (db: Pick<Database, 'one'>, fileId: number): Promise<SetOfSheetFile | null> =>
  db.one<SetOfSheetFile>(
    `/* booksOfSheets.set */ SELECT f.name, r.id AS "setId", m.id AS "staffId" FROM sheet_file f JOIN sheet s ON s.id = f.sheet_id
     LEFT JOIN record_set r ON r.id = s.set_key AND (r.holds = 'pages' OR EXISTS (SELECT FROM sheet_publication p WHERE p.sheet_id = s.id AND p.generation IS NOT NULL))
     LEFT JOIN member m ON m.id = f.member_id AND m.kind = 'internal' AND EXISTS (SELECT FROM staff_duty d WHERE d.member_id = m.id AND d.duty = 'records')
     WHERE f.id = $1`,
    [fileId],
  );

/** A folder of pictures that becomes a book. */
interface Folder {
  setId: string;
  staffId: number;
  label: string;
  /** What its file is called at the book. */
  name: string;
}

/**
 * Opens the way for the pictures of a folder to the book of its name, which is made where there is none: put aside where
 * readers have the set, so that they see none of its pages before a person has.
 *
 * @returns the number of the file, and whether the book is put aside
 */
export const openFolder = (
  db: Database,
  { setId, staffId, label, name }: Folder,
): Promise<{ fileId: number; isAside: boolean }> =>
  db.transaction(async (tx) => {
    // Records and pages from here on: its books are looked after as those of any register.
    const set = await tx.one<{ isWithReaders: boolean }>(
      `/* booksOfSheets.holdPages */ UPDATE record_set SET holds = 'pages' WHERE id = $1 RETURNING coalesce(live_generation, withdrawn_generation) IS NOT NULL AS "isWithReaders"`,
      [setId],
    );
    const made = await tx.one<{ no: string }>(
      `/* booksOfSheets.make */ INSERT INTO image_book (record_set_id, label, removed_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END) ON CONFLICT (record_set_id, label) DO NOTHING RETURNING id::text AS no`,
      [setId, label, set?.isWithReaders ?? false],
    );
    if (made) await noteBookAct(tx, { staffId, book: `b-${made.no}`, change: 'made' });
    const opened = await tx.one<{ fileId: number; isAside: boolean }>(
      `/* booksOfSheets.open */ WITH book AS (SELECT id, removed_at FROM image_book WHERE record_set_id = $1 AND label = $2),
         opened AS (INSERT INTO book_file (book_id, member_id, name, bytes) SELECT id, $3, $4, 0 FROM book RETURNING id)
       SELECT opened.id AS "fileId", book.removed_at IS NOT NULL AS "isAside" FROM book, opened`,
      [setId, label, staffId, name],
    );
    if (!opened) throw new Error('A folder of pictures found no book.');
    return opened;
  });

/** Ends the way of folders whose pictures are all there, so that they are read, or with `problem` of those that are not. */
export async function endFolders(
  db: Database,
  folders: readonly { fileId: number; bytes: number }[],
  problem: string | null,
): Promise<void> {
  for (const { fileId, bytes } of folders)
    await (problem === null
      ? arrivingBookFiles.arrived(db, fileId, bytes)
      : arrivingBookFiles.notArrived(db, fileId, problem));
}
