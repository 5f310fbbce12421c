import path from 'node:path';
import { PassThrough } from 'node:stream';

import { ZipFile } from 'yazl';

import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_BOOK_LABEL, MOST_BOOK_BYTES } from '#domain/records/books/bookLimits.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { bookFileKey, endFolders, openFolder, setOfSheetFile } from '#server/modules/records/books/index.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { picturesLeftOut } from '../spreadsheets/archivedTable.ts';

/** Folders of one archive; more are none of registers. */
const MOST_FOLDERS = 200;
/** Books that are named. */
const MOST_NAMED = 5;
const UNTAKEN =
  'The table of this archive could not be taken in, so its pictures were not either. Bring the archive again.';

/** What an archive has beside its table. */
interface Brought {
  /** Of the sheet. */
  fileId: number;
  pictures: readonly ZipEntry[];
  /** Where the table was in the archive. */
  table: string;
}

/** The folder of a picture, without what it shares with the table; empty for one that has no folder of its own. */
function folderOf(name: string, table: string): string {
  const folder = path.posix.dirname(name);
  const ofTable = path.posix.dirname(table);
  if (folder === '.' || folder === ofTable) return '';
  return plainText(folder.startsWith(`${ofTable}/`) ? folder.slice(ofTable.length + 1) : folder).trim();
}

/** Pictures by their folders. @throws UserError for more folders, or longer names, than books have */
function foldersOf({ pictures, table }: Brought): Map<string, ZipEntry[]> {
  const folders = new Map<string, ZipEntry[]>();
  for (const picture of pictures) pushTo(folders, folderOf(picture.name, table), picture);
  if (folders.size > MOST_FOLDERS)
    throw new UserError(
      `This archive holds ${figure(folders.size)} folders of pictures; ${MOST_FOLDERS} are the most. Bring it in parts.`,
    );
  for (const folder of folders.keys())
    if (folder.length > LONGEST_BOOK_LABEL)
      throw new UserError(`The archive holds a folder whose name is too long: “${folder.slice(0, 80)}…”.`);
  return folders;
}

/** The pictures of a folder as an archive of their own, which the books’ importer reads as any other. */
function archiveOf(pictures: readonly ZipEntry[]): PassThrough {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { name, open } of pictures)
    zip.addReadStreamLazy(path.posix.basename(name), { compress: false }, (done) => {
      open().then(
        (content) =>
          done(
            null,
            content.once('error', (error) => out.destroy(error)),
          ),
        (error: unknown) => out.destroy(error as Error),
      );
    });
  zip.outputStream.pipe(out);
  zip.end();
  return out;
}

function remarkOn(books: readonly { label: string; count: number; isAside: boolean }[]): string {
  const named = books.slice(0, MOST_NAMED).map(({ label }) => `“${label}”`);
  const more = books.length - named.length;
  const pages = books.reduce((sum, { count }) => sum + count, 0);
  return [
    `${countInWords(pages, 'picture')} ${pages === 1 ? 'goes' : 'go'} to ${countInWords(books.length, 'book')} of this set: ${named.join(', ')}${more > 0 ? ` and ${figure(more)} more` : ''}. See how they are read at “Registers without an index”.`,
    ...(books.some(({ isAside }) => isAside)
      ? ['Books that are put aside there are for readers once you put them back.']
      : []),
  ].join(' ');
}

/**
 * Brings each folder of pictures beside the table of an archive to the book of its name, of the sheet’s set: its pages are
 * taken in as those of any file that is brought to a book, in the order of their names.
 *
 * @returns what became of the pictures, as sentences
 * @throws UserError for pictures that cannot be unpacked; then none is brought
 */
export async function bringPictures(
  { db, files }: { db: Database; files: Pick<FileStore, 'write' | 'remove'> },
  brought: Brought,
): Promise<string[]> {
  const of = await setOfSheetFile(db, brought.fileId);
  if (!of || of.staffId === null) return [picturesLeftOut(brought.pictures.length)];
  const { setId, staffId, name } = of;
  if (setId === null)
    return [
      `${picturesLeftOut(brought.pictures.length)} Once readers have this sheet, an archive brings its folders of pictures as books of its set.`,
    ];
  const folders = foldersOf(brought);
  const loose = folders.get('')?.length ?? 0;
  folders.delete('');
  const books: { label: string; count: number; isAside: boolean; fileId: number; bytes: number }[] = [];
  try {
    for (const [label, pictures] of folders) {
      const book = {
        label,
        count: pictures.length,
        bytes: 0,
        ...(await openFolder(db, { setId, staffId, label, name })),
      };
      books.push(book);
      book.bytes = await files.write(bookFileKey(book.fileId), archiveOf(pictures), { mostBytes: MOST_BOOK_BYTES });
    }
  } catch (error) {
    await endFolders(db, books, UNTAKEN);
    for (const { fileId } of books) await files.remove(bookFileKey(fileId));
    throw error;
  }
  await endFolders(db, books, null);
  return [
    ...(books.length > 0 ? [remarkOn(books)] : []),
    ...(loose > 0
      ? [
          `${countInWords(loose, 'picture')} beside the table ${loose === 1 ? 'was' : 'were'} left out. Put pictures into a folder: its name becomes that of the book.`,
        ]
      : []),
  ];
}
