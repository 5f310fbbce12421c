import { mkdir, open } from 'node:fs/promises';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_PAGES_OF_BOOK } from '#domain/records/books/bookLimits.ts';
import { readPicture } from '#server/engines/images/readPicture.ts';
import { bookFileKey, bookFileToRead, finishBookFile, type ReadPage } from '#server/modules/records/books/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import type { BookTask } from './bookTask.ts';
import type { FoundPictures } from './foundPictures.ts';
import { manifestPictures } from './manifestPictures.ts';
import { pdfPictures } from './pdfPictures.ts';
import { zipPictures } from './zipPictures.ts';

interface Reading {
  db: Database;
  files: FileStore;
  /** Called with how many of how many pages are read. */
  atStep: (done: number, of: number) => void;
}

const TOO_MANY = `A book holds ${figure(MOST_PAGES_OF_BOOK)} pages at most. Make several books of it.`;

async function signOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

/** The pictures in a file, by what its bytes are: its name says nothing for certain. */
async function picturesIn(file: string, name: string, folder: string): Promise<FoundPictures> {
  const sign = await signOf(file);
  if (sign.startsWith('PK')) return zipPictures(file, folder);
  if (sign === '%PDF-') return pdfPictures(file, name, folder);
  return { count: 1, each: async (take) => take({ name, at: file }) };
}

/**
 * Takes the pages of a file, or of a manifest, into its book: all of them, or none. Pictures are kept first, named by
 * their bytes, so that another attempt goes on with those that are there; then one transaction makes pages of them.
 *
 * @throws UserError for what cannot be taken in, in words for the person who brought it
 */
export async function readBookFile({ db, files, atStep }: Reading, task: Omit<BookTask, 'files'>): Promise<boolean> {
  const taken = { id: task.fileId, fence: task.fence };
  const asked = await bookFileToRead(db, taken);
  if (!asked) return false;
  await mkdir(task.folder, { recursive: true, mode: 0o700 });
  const read: ReadPage[] = [];
  const takeAll = async ({ count, each }: FoundPictures): Promise<void> => {
    if (count > MOST_PAGES_OF_BOOK) throw new UserError(TOO_MANY);
    await each(async ({ name, at }) => {
      const kept = await readPicture(db, files, { at, name });
      if (typeof kept === 'string') throw new UserError(`${kept}. Nothing of it was taken in.`);
      read.push({ name, ...kept });
      atStep(read.length, count);
    });
  };
  if (asked.address === null) {
    const key = bookFileKey(task.fileId);
    const isThere = await files.withPath(key, async (file) => {
      await takeAll(await picturesIn(file, asked.name, task.folder));
      return true;
    });
    if (isThere !== true) return false;
  } else await takeAll(await manifestPictures(asked.address, task));
  const done = await finishBookFile(db, taken, read, MOST_PAGES_OF_BOOK);
  if (done === 'full') throw new UserError(TOO_MANY);
  if (done && asked.address === null) await files.remove(bookFileKey(task.fileId));
  return done;
}
