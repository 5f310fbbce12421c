import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const CHUNK_BYTES = 4 << 20;

/** What was written, for a later check. */
export interface Written {
  bytes: number;
  /** SHA-256, hexadecimal. */
  checksum: string;
}

/**
 * Writes a file under a temporary name, forces it to the disk, then renames it, so that no reader ever sees half of it.
 * @throws the file system's error; the temporary file is then removed.
 */
export async function replaceFile(target: string, pieces: readonly Uint8Array[]): Promise<Written> {
  const temporary = `${target}.writing`;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const file = await open(temporary, 'w');
    try {
      for (const piece of pieces) {
        for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
          const chunk = piece.subarray(at, at + CHUNK_BYTES);
          hash.update(chunk);
          await file.writeFile(chunk);
          bytes += chunk.length;
        }
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { bytes, checksum: hash.digest('hex') };
}

/** Forces the folder's entries to the disk. Windows has no such call, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
