import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { type IndexedSet, INDEX_VERSION } from '../segment/segmentMeta.ts';
import type { SegmentEntry } from './manifest.ts';
import { onceAmongCopies } from './onceAmongCopies.ts';
import { createSegmentFiles } from './segmentFiles.ts';

/** Segments that copies of the site make once for all of them. */
export interface SharedBuilds {
  /**
   * The segments of these sets in a folder: fetched, where a copy has built them, or built and stored for the others.
   * Where another copy is building them just now it is waited for. A store of files that fails is no reason to fail:
   * the segments are built here.
   * @throws what `build` throws; Error when it is no longer wanted
   */
  obtain: (
    sets: readonly IndexedSet[],
    folder: string,
    build: () => Promise<SegmentEntry[]>,
    isWanted: () => boolean,
  ) => Promise<SegmentEntry[]>;
}

interface Parts {
  db: Database;
  files: Pick<FileStore, 'read' | 'write' | 'remove'>;
  log: Pick<Log, 'info' | 'warn'>;
  /**
   * Milliseconds that another copy is waited for: shorter than others wait for this one before they publish without it.
   */
  patienceMs?: number;
}

const PATIENCE_MS = 8 * 60_000;
/** Days after which segments are deleted that no copy has fetched. */
const KEPT_DAYS = 7;

/** The same for the same sets at the same generations, whatever they are made of. */
const keyOf = (sets: readonly IndexedSet[]): string =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, sets.map(({ id, generation }) => [id, generation]).sort()]))
    .digest('hex');

/** Shares builds through a database and a store of files. */
export function createSharedBuilds({ db, files, log, patienceMs = PATIENCE_MS }: Parts): SharedBuilds {
  const stored = createSegmentFiles(files, 'search');

  /** One segment into the folder, under a name of its own there. Null where it is not, or not whole. */
  async function fetchOne(entry: SegmentEntry, folder: string): Promise<SegmentEntry | null> {
    const file = `${randomBytes(8).toString('hex')}.seg`;
    return (await stored.fetch(entry, path.join(folder, file))) ? { ...entry, file } : null;
  }

  async function fetchBuilt(key: string, folder: string): Promise<SegmentEntry[] | null> {
    const row = await db.one<{ entries: SegmentEntry[] }>(
      '/* searchBuilds.use */ UPDATE search_build SET used_at = now() WHERE key = $1 RETURNING entries',
      [key],
    );
    if (!row) return null;
    const fetched: SegmentEntry[] = [];
    for (const entry of row.entries) {
      const one = await fetchOne(entry, folder).catch((error: unknown) => {
        log.warn({ err: error }, 'a search segment could not be fetched');
        return null;
      });
      if (!one) {
        for (const { file } of fetched) await rm(path.join(folder, file), { force: true });
        await db.rows('/* searchBuilds.forget */ DELETE FROM search_build WHERE key = $1', [key]);
        return null;
      }
      fetched.push(one);
    }
    log.info({ segments: fetched.length }, 'search segments fetched that another copy built');
    return fetched;
  }

  async function sweep(own: Database): Promise<void> {
    const old = await own.rows<{ entries: SegmentEntry[] }>(
      `/* searchBuilds.sweep */ DELETE FROM search_build WHERE used_at < now() - interval '${KEPT_DAYS} days' RETURNING entries`,
    );
    const checksums = old.flatMap(({ entries }) => entries.map(({ checksum }) => checksum));
    if (checksums.length === 0) return;
    const kept = await own.rows<{ checksum: string }>(
      "/* searchBuilds.stillUsed */ SELECT DISTINCT e ->> 'checksum' AS checksum FROM search_build, jsonb_array_elements(entries) AS e",
    );
    for (const checksum of checksums) if (!kept.some((row) => row.checksum === checksum)) await stored.remove(checksum);
  }

  async function store(own: Database, key: string, folder: string, entries: readonly SegmentEntry[]): Promise<void> {
    for (const entry of entries) await stored.store(path.join(folder, entry.file), entry);
    await own.rows(
      '/* searchBuilds.store */ INSERT INTO search_build (key, entries) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET entries = excluded.entries, used_at = now()',
      [key, JSON.stringify(entries)],
    );
    await sweep(own);
  }

  return {
    obtain(sets, folder, build, isWanted) {
      const key = keyOf(sets);
      return onceAmongCopies(db, {
        name: `search build ${key}`,
        patienceMs,
        isWanted,
        fetch: () => fetchBuilt(key, folder),
        build: async (own) => {
          const entries = await build();
          await store(own, key, folder, entries).catch((error: unknown) =>
            log.warn({ err: error }, 'search segments could not be stored for other copies'),
          );
          return entries;
        },
        buildAlone: build,
      });
    },
  };
}
