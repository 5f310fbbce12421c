import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { UserError } from '#server/platform/config/UserError.ts';

import { decodeFrames, type Manifest } from './archiveFormat.ts';
import { AGE_MAGIC, decryptBytes, type ImportKeys } from './archiveKeys.ts';

interface Options {
  signal?: AbortSignal;
  /** Called with the number of bytes that were read from the file since the last call. */
  onRead?: (bytes: number) => void;
  /** Left out: an encrypted file is refused. */
  keys?: ImportKeys;
}

/** Whether `export` encrypted a file, by its first bytes. Rejects where it can't be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    return buffer.toString('latin1') === AGE_MAGIC;
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a file that `export` wrote, decrypted and unpacked. The file is closed with the last, or where their
 * reader stops.
 * @throws UserError when it is no archive, is damaged, is cut off, or is encrypted and no key opens it
 */
export async function* unpackArchive(
  file: string,
  { signal, onRead, keys = { identities: [], passphrase: null } }: Options = {},
): AsyncGenerator<Buffer> {
  const isSealed = await isEncrypted(file);
  const source = createReadStream(file, { signal });
  const unpacked = createGunzip();
  if (onRead) source.on('data', ({ length }) => onRead(length));
  // An error on the way reaches the reader of what is unpacked.
  if (isSealed)
    pipeline(
      source,
      (bytes) => decryptBytes(bytes, keys),
      unpacked,
      () => undefined,
    );
  else pipeline(source, unpacked, () => undefined);
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new UserError('The archive is cut off.');
    if (code?.startsWith('Z_')) throw new UserError('The file is no archive of a Muniment site, or is damaged.');
    throw error;
  } finally {
    source.destroy();
  }
}

/** What a file that `export` wrote holds. */
export interface ArchiveContents {
  manifest: Manifest;
  /** All rows; null where only the start was read. */
  rows: number | null;
}

/**
 * Reads an archive without a database.
 * @param isWhole - to its end, which unpacks all of it; else its start
 * @throws UserError when it is no archive, is damaged, or is cut off before what was read
 */
export async function readArchive(file: string, isWhole: boolean): Promise<ArchiveContents> {
  let manifest: Manifest | null = null;
  let rows: number | null = null;
  for await (const { kind, body } of decodeFrames(unpackArchive(file))) {
    if (kind === 'M') manifest = body;
    if (kind === 'E') rows = Object.values(body.rows).reduce((sum, count) => sum + count, 0);
    if (!isWhole) break;
  }
  if (!manifest) throw new UserError('The archive is damaged: it has no manifest.');
  return { manifest, rows };
}
