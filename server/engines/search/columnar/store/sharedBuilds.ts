import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { withLease } from '#server/platform/jobs/withLease.ts';

import { type IndexedSet, INDEX_VERSION } from '../segment/segmentMeta.ts';
import type { SegmentEntry } from './manifest.ts';

/** Segments that copies of the site make once for all of them. */
export interface SharedBuilds {
  /**
   * The segments of these sets in a folder: fetched, where a copy has built them, or built and stored for the others. Where another copy is building them
   * just now it is waited for. A store of files that fails is no reason to fail: the segments are built here.
   * @throws what `build` throws; Error when it is no longer wanted
   */
  obtain: (sets: readonly IndexedSet[], folder: string, build: () => Promise<SegmentEntry[]>, isWanted: () => boolean) => Promise<SegmentEntry[]>;
}

interface Parts {
  db: Database;
  files: Pick<FileStore, 'read' | 'write' | 'remove'>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds that another copy is waited for: shorter than others wait for this one before they publish without it. */
  patienceMs?: number;
}

const PATIENCE_MS = 8 * 60_000;
const LOOK_MS = 500;
/** Seconds after which the build of a copy that died is taken on. */
const LEASE_SECONDS = 20;
/** Days after which segments are deleted that no copy has fetched. */
const KEPT_DAYS = 7;

const fileOf = (checksum: string): string => `search/${checksum}.seg`;

/** The same for the same sets at the same generations, whatever they are made of. */
const keyOf = (sets: readonly IndexedSet[]): string =>
  createHash('sha256').update(JSON.stringify([INDEX_VERSION, sets.map(({ id, generation }) => [id, generation]).sort()])).digest('hex');

/** Shares builds through a database and a store of files. */
export function createSharedBuilds({ db, files, log, patienceMs = PATIENCE_MS }: Parts): SharedBuilds {
  /** One segment into the folder, under a name of its own there. Null where it is not, or not whole. */
  async function fetchOne(entry: SegmentEntry, folder: string): Promise<SegmentEntry | null> {
    const stream = await files.read(fileOf(entry.checksum));
    if (!stream) return null;
    const file = `${randomBytes(8).toString('hex')}.seg`;
    const written = path.join(folder, `${file}.writing`);
    const hash = createHash('sha256');
    stream.on('data', (chunk: Buffer) => void hash.update(chunk));
    await pipeline(stream, createWriteStream(written));
    if (hash.digest('hex') !== entry.checksum) {
      await rm(written, { force: true });
      return null;
    }
    await rename(written, path.join(folder, file));
    return { ...entry, file };
  }

  async function fetchBuilt(key: string, folder: string): Promise<SegmentEntry[] | null> {
    const row = await db.one<{ entries: SegmentEntry[] }>('/* searchBuilds.use */ UPDATE search_build SET used_at = now() WHERE key = $1 RETURNING entries', [key]);
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
    const old = await own.rows<{ entries: SegmentEntry[] }>(`/* searchBuilds.sweep */ DELETE FROM search_build WHERE used_at < now() - interval '${KEPT_DAYS} days' RETURNING entries`);
    const checksums = old.flatMap(({ entries }) => entries.map(({ checksum }) => checksum));
    if (checksums.length === 0) return;
    const kept = await own.rows<{ checksum: string }>("/* searchBuilds.stillUsed */ SELECT DISTINCT e ->> 'checksum' AS checksum FROM search_build, jsonb_array_elements(entries) AS e");
    for (const checksum of checksums) if (!kept.some((row) => row.checksum === checksum)) await files.remove(fileOf(checksum));
  }

  async function store(own: Database, key: string, folder: string, entries: readonly SegmentEntry[]): Promise<void> {
    for (const { file, bytes, checksum } of entries) await files.write(fileOf(checksum), createReadStream(path.join(folder, file)), { mostBytes: bytes });
    await own.rows('/* searchBuilds.store */ INSERT INTO search_build (key, entries) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET entries = excluded.entries, used_at = now()', [key, JSON.stringify(entries)]);
    await sweep(own);
  }

  return {
    async obtain(sets, folder, build, isWanted) {
      const key = keyOf(sets);
      const buildOnce = () =>
        withLease(db, `search build ${key}`, { seconds: LEASE_SECONDS, orElse: () => null }, async ({ db: own }) => {
          const stored = await fetchBuilt(key, folder);
          if (stored) return stored;
          const entries = await build();
          await store(own, key, folder, entries).catch((error: unknown) => log.warn({ err: error }, 'search segments could not be stored for other copies'));
          return entries;
        });
      for (const deadline = performance.now() + patienceMs; isWanted(); await delay(LOOK_MS)) {
        const found = (await fetchBuilt(key, folder)) ?? (await buildOnce());
        if (found) return found;
        if (performance.now() > deadline) return build();
      }
      throw new Error('The search engine is closed');
    },
  };
}
