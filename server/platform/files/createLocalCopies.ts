import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { writeWhole } from './writeWhole.ts';

/** What a store gives of a file. */
export interface Fetched {
  body: Readable;
  bytes: number;
  /** Null where another program stored it without one. */
  sha256: string | null;
}

/** Copies of files that are kept elsewhere. */
export interface LocalCopies {
  /** The copy, fetched if it is not here. Null where the store has no such file. */
  pathOf: (key: string) => Promise<string | null>;
  /** A copy that is there only while the work lasts. */
  withPath: <Result>(key: string, work: (file: string) => Promise<Result>) => Promise<Result | null>;
  forget: (key: string) => Promise<void>;
  /**
   * A new name for a file that is here only for a moment; one that a killed process left is deleted a day later
   * (removeLeftovers.ts).
   */
  passing: () => string;
}

/** A copy that was used so lately may be read right now, and stays whatever the budget says. */
const REST_MS = 600_000;

/**
 * Keeps copies of files in a folder, within a number of bytes; those used longest ago go first.
 * @param fetch - gets a file; null where there is none
 */
export function createLocalCopies(
  folder: string,
  mostBytes: number,
  fetch: (key: string) => Promise<Fetched | null>,
): LocalCopies {
  const [kept, passages] = [path.join(folder, 'kept'), path.join(folder, 'passing')];
  const passing = () => path.join(passages, randomUUID());
  const underWay = new Map<string, Promise<string | null>>();
  // Names of no meaning: two keys never share one.
  const placeOf = (key: string) => path.join(kept, createHash('sha256').update(key).digest('hex'));

  async function copy(key: string, file: string): Promise<string | null> {
    const found = await fetch(key);
    if (!found) return null;
    // Under its own name others would find it, and they do not check what is in it.
    const arriving = passing();
    const written = await writeWhole(arriving, found.body, found.bytes, true);
    if (written.bytes === found.bytes && (found.sha256 === null || found.sha256 === written.sha256)) {
      await rename(arriving, file);
      return file;
    }
    await rm(arriving, { force: true });
    throw new Error(`${key} did not arrive as it was stored.`);
  }

  async function makeRoom(): Promise<void> {
    const copies = (
      await Promise.all(
        (await readdir(kept)).map(async (name) => ({
          file: path.join(kept, name),
          found: await stat(path.join(kept, name)).catch(() => null),
        })),
      )
    ).flatMap(({ file, found }) => (found ? [{ file, bytes: found.size, usedAt: found.mtimeMs }] : []));
    let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes, usedAt } of copies.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= mostBytes || usedAt > Date.now() - REST_MS) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }

  const prepared = Promise.all([kept, passages].map((at) => mkdir(at, { recursive: true, mode: 0o700 }))).catch(
    () => undefined,
  );

  return {
    async pathOf(key) {
      await prepared;
      const file = placeOf(key);
      const now = Date.now() / 1000;
      const isHere = await utimes(file, now, now).then(
        () => true,
        () => false,
      );
      if (isHere) return file;
      const fetching = underWay.get(key) ?? copy(key, file).finally(() => underWay.delete(key));
      underWay.set(key, fetching);
      const fetched = await fetching;
      if (fetched !== null) await makeRoom().catch(() => undefined);
      return fetched;
    },
    async withPath(key, work) {
      await prepared;
      const file = passing();
      try {
        return (await copy(key, file)) === null ? null : await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    forget: (key) => rm(placeOf(key), { force: true }),
    passing,
  };
}
