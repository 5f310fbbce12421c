import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { FileStore } from '#server/platform/files/FileStore.ts';

import type { Written } from './replaceFile.ts';

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
