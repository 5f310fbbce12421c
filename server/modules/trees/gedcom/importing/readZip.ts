import { open, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

import { figure } from '#domain/kernel/wording/counted.ts';
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
/** A file that unpacks to more than so many times its size is no file a person made. */
const HIGHEST_RATIO = 500;
const SMALL_BYTES = 1024 ** 2;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const ALL_ONES = 0xffffffff;

const refused = (reason: string) => new UserError(`We couldn’t open this archive: ${reason}`);

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw refused('it is cut off.');
  return buffer;
}

/** Where the list of entries is, and how many there are: said at the end of an archive. */
async function findList(file: FileHandle, size: number): Promise<{ at: number; length: number; count: number }> {
  const length = Math.min(size, END_BYTES + MOST_COMMENT);
  const tail = await readAt(file, size - length, length);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== SIGNATURES.end) continue;
    const list = { count: tail.readUInt16LE(at + 10), length: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) };
    if (list.at === ALL_ONES || list.at + list.length > size) throw refused('it is of a kind that is not read here (ZIP64).');
    return list;
  }
  throw refused('it is no ZIP file, or cut off.');
}

/** A name that leads out of the archive is not looked at, anyone who it is meant for. */
function checkName(name: string): void {
  if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/iu.test(name)) throw refused('it holds a file whose name leads out of it.');
}

/** Where an entry lies, and what the list claims of it. */
interface Claimed {
  start: number;
  packed: number;
  unpacked: number;
  method: number;
  checksum: number;
}

/** Lets no more bytes through than were claimed, and ends well only when they are the ones that were packed. */
const asClaimed = ({ unpacked, checksum }: Claimed) => {
  let [passed, sum] = [0, 0];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      sum = crc32(chunk, sum);
      if (passed > unpacked) done(refused('it holds more than it says.'));
      else done(null, chunk);
    },
    flush: (done) => done(passed === unpacked && sum === checksum ? null : refused('it is damaged.')),
  });
};

/**
 * Lists the files of a ZIP archive without unpacking any. Archives that lie about themselves, lead out of themselves or would
 * unpack to more than `mostBytes` altogether are refused.
 * @throws UserError with the reason.
 */
export async function readZip(path: string, mostBytes: number): Promise<ZipEntry[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size < END_BYTES) throw refused('it is no ZIP file, or cut off.');
    const { at, length, count } = await findList(file, size);
    if (count > MOST_ENTRIES) throw refused(`it holds more than ${figure(MOST_ENTRIES)} files.`);
    const list = await readAt(file, at, length);
    const entries: ZipEntry[] = [];
    let total = 0;
    for (let position = 0, left = count; left > 0; left -= 1) {
      if (position + 46 > list.length || list.readUInt32LE(position) !== SIGNATURES.entry) throw refused('its list of files is damaged.');
      const [flags, method] = [list.readUInt16LE(position + 8), list.readUInt16LE(position + 10)];
      const checksum = list.readUInt32LE(position + 16);
      const [packed, unpacked] = [list.readUInt32LE(position + 20), list.readUInt32LE(position + 24)];
      const [nameLength, extra, comment] = [list.readUInt16LE(position + 28), list.readUInt16LE(position + 30), list.readUInt16LE(position + 32)];
      const start = list.readUInt32LE(position + 42);
      const name = list.toString('utf8', position + 46, position + 46 + nameLength);
      position += 46 + nameLength + extra + comment;
      checkName(name);
      if (name.endsWith('/')) continue;
      if ((flags & 1) !== 0) throw refused('it is locked with a password.');
      if (method !== 0 && method !== 8) throw refused('it is packed in a way that is not read here.');
      if (packed === ALL_ONES || unpacked === ALL_ONES || start + packed > size) throw refused('its list of files is damaged.');
      if (unpacked > SMALL_BYTES && unpacked > packed * HIGHEST_RATIO) throw refused('it would unpack to very much more than it is.');
      total += unpacked;
      if (total > mostBytes) throw refused(`unpacked it would be larger than ${Math.round(mostBytes / 1024 ** 2)} MB.`);
      entries.push({ name, packed, unpacked, open: () => openEntry(path, { start, packed, unpacked, method, checksum }) });
    }
    return entries;
  } finally {
    await file.close();
  }
}

async function openEntry(path: string, claimed: Claimed): Promise<Readable> {
  const { start, packed, method } = claimed;
  const file = await open(path, 'r');
  let at: number;
  try {
    const head = await readAt(file, start, 30);
    if (head.readUInt32LE(0) !== SIGNATURES.local) throw refused('its list of files is damaged.');
    at = start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
  const bytes = packed === 0 ? Readable.from([], { objectMode: false }) : createReadStream(path, { start: at, end: at + packed - 1 });
  const limited = asClaimed(claimed);
  const inflated = method === 8 ? bytes.pipe(createInflateRaw({ chunkSize: 65_536 })) : bytes;
  for (const stream of new Set([bytes, inflated])) stream.on('error', () => limited.destroy(refused('it is damaged.')));
  return inflated.pipe(limited);
}
