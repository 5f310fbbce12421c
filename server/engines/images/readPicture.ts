import { readFile, stat } from 'node:fs/promises';

import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { isJpeg2000, jpeg2000Problem } from './jpeg2000.ts';
import { keepMaster, type StoredMaster } from './keepMaster.ts';
import type { FileDigest } from './pictureFiles.ts';

const MOST_BYTES = 400 * 1024 ** 2;

/** A picture that is kept, and its file, to be noted with the page (`savePicture`). */
type KeptPicture = StoredMaster & { file: FileDigest };

/**
 * Keeps the picture of a page from a file. @param name - what the person who brought it calls it
 * @returns why it is not taken, in words that go on after nothing, where it is not
 */
export async function readPicture(
  db: Pick<Database, 'one'>,
  files: FileStore,
  { at, name }: { at: string; name: string },
): Promise<KeptPicture | string> {
  if ((await stat(at)).size > MOST_BYTES) return `${name} is larger than ${MOST_BYTES / 1024 ** 2} MB`;
  const bytes = await readFile(at);
  const kept = await keepMaster(db, files, bytes);
  return (
    kept ??
    (isJpeg2000(bytes) ? jpeg2000Problem(name) : `${name} is no picture that can be read, or has too many pixels`)
  );
}
