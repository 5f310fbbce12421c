import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/** A file in an archive. */
export interface ZipEntry {
  name: string;
  /** Bytes as the archive's list claims them. */
  packed: number;
  unpacked: number;
  /** Its content; fails with a UserError where it is not what the list claims, by its length or its checksum. */
  open: () => Promise<Readable>;
}

const MOST_ENTRIES = 20_000;
/** A file that unpacks to more than so many times its size was made to fill a disk. */
const HIGHEST_RATIO = 500;
const SMALL_BYTES = 1024 ** 2;
const STORED = 0;
const DEFLATED = 8;
/** The kind of file in the upper half of the external attributes, as Unix has it, and the kind of a symbolic link. */
const KIND_OF_FILE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

const refused = (reason: string) => new UserError(`We couldn’t open this archive: ${reason}`);

/** What yauzl says of an archive, in words for its owner; faults of the disk stay what they are. */
function reasonOf(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  if (error instanceof UserError || code !== undefined) return error as Error;
  if (/encrypt/u.test(message)) return refused('it is locked with a password.');
  if (/end of central directory|unexpected EOF|multi-disk|comment length/iu.test(message))
    return refused('it is not a ZIP file, or it is cut off.');
  return refused('its list of files is damaged.');
}

/** Its name in UTF-8, which many programs write without saying so; else in what the archive says. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string =>
  isUtf8(fileNameRaw)
    ? fileNameRaw.toString('utf8')
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);

/** Why an entry is no file that we unpack; null for a good one. */
function faultOf(name: string, entry: Entry, archiveBytes: number): string | null {
  const { compressedSize: packed, uncompressedSize: unpacked, compressionMethod: method } = entry;
  // A path that leads out of the archive is refused on every system it could be meant for.
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/iu.test(name)) return 'it holds a file whose name leads out of it.';
  if (((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === SYMBOLIC_LINK)
    return 'it holds a link to another file.';
  if (entry.isEncrypted()) return 'it is locked with a password.';
  if (method !== STORED && method !== DEFLATED) return 'it is packed in a way that is not read here.';
  if (entry.relativeOffsetOfLocalHeader + packed > archiveBytes) return 'its list of files is damaged.';
  if (unpacked > SMALL_BYTES && unpacked > packed * HIGHEST_RATIO)
    return 'it would unpack to very much more than it is.';
  return null;
}

/** yauzl counts the bytes of an entry, but compares no checksum. */
async function* asClaimed(content: Readable, checksum: number): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw refused(/too many bytes/u.test((error as Error).message) ? 'it holds more than it says.' : 'it is damaged.');
  }
  if (sum !== checksum) throw refused('it is damaged.');
}

/** Opens one entry by itself: nothing is held open between the list and the last of its files. */
async function openEntry(path: string, entry: Entry): Promise<Readable> {
  const archive = await openPromise(path, { autoClose: false });
  try {
    const content = await archive.openReadStreamPromise(entry);
    const claimed = Readable.from(asClaimed(content, entry.crc32), { objectMode: false });
    // One that is given up before its first byte never reaches the loop that would end, and hear, what is behind it.
    claimed.once('close', () => content.on('error', () => undefined).destroy());
    return claimed;
  } catch (error) {
    throw reasonOf(error);
  } finally {
    // The file stays open until its stream ends.
    archive.close();
  }
}

async function listEntries(path: string, archive: ZipFile, mostBytes: number): Promise<ZipEntry[]> {
  if (archive.entryCount > MOST_ENTRIES) throw refused(`it holds more than ${figure(MOST_ENTRIES)} files.`);
  const entries: ZipEntry[] = [];
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    const fault = faultOf(name, entry, archive.fileSize);
    if (fault !== null) throw refused(fault);
    if (name.endsWith('/')) continue;
    const { compressedSize: packed, uncompressedSize: unpacked } = entry;
    total += unpacked;
    if (total > mostBytes) throw refused(`unpacked it would be larger than ${Math.round(mostBytes / 1024 ** 2)} MB.`);
    entries.push({ name, packed, unpacked, open: () => openEntry(path, entry) });
  }
  return entries;
}

/**
 * Lists the files of a ZIP archive without unpacking any. Archives that lie about themselves, lead out of themselves or
 * would unpack to more than `mostBytes` altogether are refused.
 * @throws UserError with the reason.
 */
export async function readZip(path: string, mostBytes: number): Promise<ZipEntry[]> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(path, { autoClose: false, decodeStrings: false });
    return await listEntries(path, archive, mostBytes);
  } catch (error) {
    throw reasonOf(error);
  } finally {
    archive?.close();
  }
}
