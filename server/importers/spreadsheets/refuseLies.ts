import { type FileHandle, open } from 'node:fs/promises';

import { type Entry, openPromise } from 'yauzl';

import { UserError } from '#server/platform/config/UserError.ts';

const END_BYTES = 22;
const END = 0x06054b50;
/** A number of files that is said elsewhere. */
const ELSEWHERE = 0xffff;
const LOCAL_BYTES = 30;
const LOCAL = 0x04034b50;
/** Its lengths come behind the file. */
const LATER = 8;
const LARGE = 1;

const lies = () => new UserError('This spreadsheet cannot be read: it says of itself what is not so.');

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw lies();
  return buffer;
}

/** Lengths of a large file, where its fields for more have them. */
function largeSizes(fields: Buffer): { unpacked: number; packed: number } | null {
  for (let at = 0; at + 4 <= fields.length; at += 4 + fields.readUInt16LE(at + 2))
    if (fields.readUInt16LE(at) === LARGE && at + 20 <= fields.length)
      return { unpacked: Number(fields.readBigUInt64LE(at + 4)), packed: Number(fields.readBigUInt64LE(at + 12)) };
  return null;
}

async function refuseLocal(handle: FileHandle, entry: Entry): Promise<void> {
  const head = await bytesAt(handle, entry.relativeOffsetOfLocalHeader, LOCAL_BYTES);
  const [nameBytes, moreBytes] = [head.readUInt16LE(26), head.readUInt16LE(28)];
  const behind = await bytesAt(handle, entry.relativeOffsetOfLocalHeader + LOCAL_BYTES, nameBytes + moreBytes);
  const sizes = largeSizes(behind.subarray(nameBytes)) ?? {
    packed: head.readUInt32LE(18),
    unpacked: head.readUInt32LE(22),
  };
  const isLater = (head.readUInt16LE(6) & LATER) !== 0;
  const isAlike = (here: number, listed: number) => here === listed || (isLater && here === 0);
  if (
    head.readUInt32LE(0) !== LOCAL ||
    head.readUInt16LE(8) !== entry.compressionMethod ||
    !behind.subarray(0, nameBytes).equals(entry.fileNameRaw) ||
    !isAlike(sizes.packed, entry.compressedSize) ||
    !isAlike(sizes.unpacked, entry.uncompressedSize)
  )
    throw lies();
}

/**
 * Looks whether what an archive says before each of its files is what its list says. The library that reads
 * spreadsheets goes by the former, and what was measured of it by the latter.
 *
 * @throws UserError where the two differ.
 */
export async function refuseLies(file: string): Promise<void> {
  const handle = await open(file);
  const archive = await openPromise(file, { autoClose: false, decodeStrings: false });
  try {
    const { size } = await handle.stat();
    const end = await bytesAt(handle, size - END_BYTES, END_BYTES);
    // One with words behind its end could have two ends, and a list for each.
    if (end.readUInt32LE(0) !== END || end.readUInt16LE(20) !== 0 || end.readUInt16LE(10) === ELSEWHERE) throw lies();
    for await (const entry of archive.eachEntry()) await refuseLocal(handle, entry);
  } finally {
    archive.close();
    await handle.close();
  }
}
