import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { endingOf, isPictureName } from '#domain/records/books/bookFileProblem.ts';
import { MOST_BOOK_BYTES, MOST_BOOK_GIGABYTES } from '#domain/records/books/bookLimits.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { readZip, type ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { byName, type FoundPictures } from './foundPictures.ts';

/** Pictures are packed already: an archive that would unpack to twice as much is none of pages. */
const MOST_UNPACKED = 2 * MOST_BOOK_BYTES;

const ARCHIVES: ReadonlySet<string> = new Set(['.zip', '.7z', '.rar', '.tar', '.gz', '.tgz', '.bz2', '.xz']);
/** What computers put beside pictures of their own accord. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/iu;

/** @throws UserError for an entry that is no picture of a page */
function requirePicture({ name }: ZipEntry): void {
  if (isPictureName(name)) return;
  throw new UserError(
    ARCHIVES.has(endingOf(name))
      ? `“${name}” is an archive within the archive. Unpack it, and bring its pictures.`
      : `“${name}” is no picture of a page. Leave it out of the archive.`,
  );
}

/** @throws UserError where two entries would be one file */
function refuseRepeated(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    const key = plainText(name).normalize('NFC').toLowerCase();
    if (names.has(key)) throw new UserError(`The archive holds “${name}” twice.`);
    names.add(key);
  }
}

/**
 * The pictures of an archive, by their names; each is unpacked when it is its turn.
 * @throws UserError for an archive that lies about itself, leads out of itself, or holds anything but pictures
 */
export async function zipPictures(file: string, folder: string): Promise<FoundPictures> {
  const entries = (await readZip(file, MOST_UNPACKED)).filter(({ name }) => !BESIDE.test(name));
  for (const entry of entries) requirePicture(entry);
  refuseRepeated(entries);
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
