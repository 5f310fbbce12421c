import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file has more bytes than it may have. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

/** What was written: its bytes and its SHA-256 in hex. */
export interface Written {
  bytes: number;
  sha256: string;
}

/** Ending of the names of files that are still being written. */
export const PART_END = '.part';

/**
 * Writes what a source gives to a file that appears under its name when it is whole and on disk.
 * @param isPrivate - whether only this user may read it
 * @throws FileTooLarge; whatever the source fails with
 */
export async function writeWhole(
  file: string,
  source: Readable | Buffer,
  mostBytes: number,
  isPrivate = false,
): Promise<Written> {
  await mkdir(path.dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
  const part = `${file}.${randomBytes(6).toString('hex')}${PART_END}`;
  const digest = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(new FileTooLarge('A file is larger than it may be.'));
      digest.update(chunk);
      return done(null, chunk);
    },
  });
  try {
    await pipeline(
      Buffer.isBuffer(source) ? Readable.from([source]) : source,
      counted,
      createWriteStream(part, isPrivate ? { mode: 0o600 } : {}),
    );
    const written = await open(part, 'r+');
    try {
      await written.sync();
    } finally {
      await written.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { bytes, sha256: digest.digest('hex') };
}
