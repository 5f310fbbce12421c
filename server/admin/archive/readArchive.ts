import { UserError } from '#server/platform/config/UserError.ts';

import { decodeFrames, type Manifest } from './archiveFormat.ts';
import { unpackArchive } from './unpackArchive.ts';

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
