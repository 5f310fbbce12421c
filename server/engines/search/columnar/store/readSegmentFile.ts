import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';

import type { SegmentEntry } from './manifest.ts';

/** Small enough that hashing a piece does not hold up requests. */
const CHUNK_BYTES = 1 << 20;

/**
 * Reads a segment file into memory that threads share.
 * @returns null when the file is missing, of another length, or not what was written: it must be rebuilt.
 */
export async function readSegmentFile(
  folder: string,
  entry: Pick<SegmentEntry, 'file' | 'bytes' | 'checksum'>,
): Promise<SharedArrayBuffer | null> {
  const file = await open(path.join(folder, entry.file), 'r').catch(() => null);
  if (!file) return null;
  try {
    if ((await file.stat()).size !== entry.bytes) return null;
    const memory = new SharedArrayBuffer(entry.bytes);
    const hash = createHash('sha256');
    for (let at = 0; at < entry.bytes;) {
      const chunk = new Uint8Array(memory, at, Math.min(CHUNK_BYTES, entry.bytes - at));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) return null;
      hash.update(chunk.subarray(0, bytesRead));
      at += bytesRead;
    }
    return hash.digest('hex') === entry.checksum ? memory : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
