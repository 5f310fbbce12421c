import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { PART_END } from '#server/platform/files/writeWhole.ts';

/** Files that can be made again, kept within a number of bytes; the ones used longest ago go first. */
export interface DiskCache {
  /** The bytes, or null. */
  read(name: string): Promise<Buffer | null>;
  /** Where the file is, or null; it may be gone a moment later. */
  fileOf(name: string): Promise<string | null>;
  /**
   * Stores bytes under a name and returns the path. A cache that cannot be written does not fail the request: null
   * then.
   */
  write(name: string, bytes: Buffer): Promise<string | null>;
}

/** What is left after making room, so that not every write has to. */
const LEAVES = 0.85;
const NAME = /^[a-z0-9][a-z0-9.-]{0,90}$/u;

interface StoredFile {
  bytes: number;
  /** Milliseconds since 1970. */
  usedAt: number;
}

/**
 * Opens a cache in a folder, which need not be there yet; what an earlier run left is taken over. Names are ours, never
 * a reader's.
 */
export function createDiskCache(folder: string, mostBytes: number): DiskCache {
  let known: Promise<Map<string, StoredFile>> | null = null;
  let total = 0;

  const take = async (): Promise<Map<string, StoredFile>> => {
    await mkdir(folder, { recursive: true });
    const stored = new Map<string, StoredFile>();
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      // One that is being written, here or by another process.
      if (!found?.isFile() || name.endsWith(PART_END)) continue;
      stored.set(name, { bytes: found.size, usedAt: found.mtimeMs });
      total += found.size;
    }
    return stored;
  };
  const files = () => (known ??= take());

  function place(name: string): string {
    if (!NAME.test(name)) throw new Error('A name of the cache is not one of ours.');
    return path.join(folder, name);
  }

  async function makeRoom(stored: Map<string, StoredFile>): Promise<void> {
    if (total <= mostBytes) return;
    for (const [name, { bytes }] of [...stored].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (total <= mostBytes * LEAVES) return;
      stored.delete(name);
      total -= bytes;
      await rm(path.join(folder, name), { force: true });
    }
  }

  const fileOf: DiskCache['fileOf'] = async (name) => {
    const file = place(name);
    const found = (await files()).get(name);
    if (!found) return null;
    const now = Date.now();
    found.usedAt = now;
    // Also the proof that it is still there. The time is for the next start.
    return utimes(file, now / 1000, now / 1000).then(
      () => file,
      () => null,
    );
  };

  return {
    fileOf,
    async read(name) {
      const file = await fileOf(name);
      return file === null ? null : readFile(file).catch(() => null);
    },
    async write(name, bytes) {
      const file = place(name);
      try {
        const stored = await files();
        const part = `${file}.${process.pid}.${performance.now().toString(36).replace('.', '')}${PART_END}`;
        await writeFile(part, bytes);
        await rename(part, file);
        total += bytes.length - (stored.get(name)?.bytes ?? 0);
        stored.set(name, { bytes: bytes.length, usedAt: Date.now() });
        await makeRoom(stored);
        return file;
      } catch {
        return null;
      }
    },
  };
}
