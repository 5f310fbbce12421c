import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FileStore } from '#server/platform/files/FileStore.ts';

import type { SegmentEntry } from './manifest.ts';
import type { Written } from './replaceFile.ts';

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

/** Files of segments among the files that all copies of the site see, each kept under its checksum. */
interface SegmentFiles {
  /** Stores what was written to a file. @throws where the store cannot be reached */
  store: (file: string, written: Written) => Promise<void>;
  /**
   * Brings one to this machine. It bears the name of the target only once it is whole.
   *
   * @returns false where the store does not have it, or has something else
   * @throws where the store cannot be reached
   */
  fetch: (written: Written, target: string) => Promise<boolean>;
  /** Deletes one; one that is not there is no error. */
  remove: (checksum: string) => Promise<void>;
}

/** @param place - the folder of the store that they are in */
export function createSegmentFiles(files: Pick<FileStore, 'read' | 'write' | 'remove'>, place: string): SegmentFiles {
  const keyOf = (checksum: string): string => `${place}/${checksum}.seg`;
  return {
    async store(file, { bytes, checksum }) {
      await files.write(keyOf(checksum), createReadStream(file), { mostBytes: bytes });
    },
    async fetch({ checksum }, target) {
      const stream = await files.read(keyOf(checksum));
      if (!stream) return false;
      const written = `${target}.writing`;
      const hash = createHash('sha256');
      stream.on('data', (chunk: Buffer) => void hash.update(chunk));
      try {
        await pipeline(stream, createWriteStream(written));
        if (hash.digest('hex') !== checksum) return false;
        await rename(written, target);
        return true;
      } finally {
        await rm(written, { force: true });
      }
    },
    remove: (checksum) => files.remove(keyOf(checksum)),
  };
}
