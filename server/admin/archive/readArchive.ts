import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

import { UserError } from '#server/platform/config/UserError.ts';

import { decodeFrames, type Manifest } from './archiveFormat.ts';

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
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  let manifest: Manifest | null = null;
  let rows: number | null = null;
  try {
    for await (const { kind, body } of decodeFrames(unpacked as AsyncIterable<Buffer>)) {
      if (kind === 'M') manifest = body;
      if (kind === 'E') rows = Object.values(body.rows).reduce((sum, count) => sum + count, 0);
      if (!isWhole) break;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new UserError('The archive is cut off.');
    if (code?.startsWith('Z_')) throw new UserError('The file is no archive of a Muniment site, or is damaged.');
    throw error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
  if (!manifest) throw new UserError('The archive is damaged: it has no manifest.');
  return { manifest, rows };
}
