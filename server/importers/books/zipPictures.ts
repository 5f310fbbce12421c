import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isPictureName } from '#domain/records/books/bookFileProblem.ts';
import { MOST_BOOK_BYTES, MOST_BOOK_GIGABYTES } from '#domain/records/books/bookLimits.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { isArchiveName, zipFiles } from '../zipFiles.ts';
import { byName, type FoundPictures } from './foundPictures.ts';

/** Pictures are packed already: an archive that would unpack to twice as much is none of pages. */
const MOST_UNPACKED = 2 * MOST_BOOK_BYTES;

/** @throws UserError for an entry that is no picture of a page */
function requirePicture({ name }: ZipEntry): void {
  if (isPictureName(name)) return;
  throw new UserError(
    isArchiveName(name)
      ? `“${name}” is an archive within the archive. Unpack it, and bring its pictures.`
      : `“${name}” is no picture of a page. Leave it out of the archive.`,
  );
}

/**
 * The pictures of an archive, by their names; each is unpacked when it is its turn.
 * @throws UserError for an archive that lies about itself, leads out of itself, or holds anything but pictures
 */
export async function zipPictures(file: string, folder: string): Promise<FoundPictures> {
  const entries = await zipFiles(file, MOST_UNPACKED);
  for (const entry of entries) requirePicture(entry);
  if (entries.length === 0)
    throw new UserError(`There is no picture in this archive. It may hold ${MOST_BOOK_GIGABYTES} GB of them.`);
  entries.sort((one, other) => byName(one.name, other.name));
  const at = path.join(folder, 'page');
  return {
    count: entries.length,
    async each(take) {
      for (const { name, open } of entries) {
        await pipeline(await open(), createWriteStream(at));
        await take({ name, at });
        await rm(at);
      }
    },
  };
}
