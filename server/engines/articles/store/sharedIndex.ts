import { onceAmongCopies } from '#server/engines/search/columnar/store/onceAmongCopies.ts';
import { createSegmentFiles } from '#server/engines/search/columnar/store/segmentFiles.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { filesOf, INDEX_VERSION, type Manifest, type SegmentEntry, toManifest } from './manifest.ts';

/** The manifest that all copies of the site have together. */
export interface SharedManifest extends Manifest {
  /** Another one for each that is published. */
  revision: string;
}

/** An index of articles that one copy of the site builds for all of them. */
export interface SharedIndex {
  /** What the copies have; null where there is nothing yet. */
  manifest: () => Promise<SharedManifest | null>;
  /**
   * Brings segments of it to a folder. False where one could not be had: a damaged or missing one has the manifest
   * forgotten, so that it is built again.
   */
  fetch: (manifest: SharedManifest, wanted: readonly SegmentEntry[], folder: string) => Promise<boolean>;
  /**
   * Makes what a folder holds the index of all copies, and answers its revision. A failure is logged, and answers null:
   * this copy has its own.
   */
  publish: (own: Database, manifest: Manifest, folder: string) => Promise<string | null>;
  /** onceAmongCopies.ts */
  once: (work: {
    isWanted: () => boolean;
    fetch: () => Promise<true | null>;
    build: (own: Database) => Promise<true>;
    buildAlone: () => Promise<true>;
  }) => Promise<true>;
}

interface Parts {
  db: Database;
  files: Pick<FileStore, 'read' | 'write' | 'remove'>;
  /** Which index it is. */
  name: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds that another copy is waited for. */
  patienceMs?: number;
}

/** A million articles take less; the copy shows its earlier index meanwhile. */
const PATIENCE_MS = 30 * 60_000;
/** Milliseconds for which files are kept that a newer manifest does not name: another copy may be fetching them. */
const KEPT_MS = 3_600_000;

/** A file that the manifest no longer names, and since when: milliseconds since 1970 by the clock of the database. */
interface Dropped {
  checksum: string;
  at: number;
}

interface Stored extends SharedManifest {
  dropped: readonly Dropped[];
  now: number;
}

const checksumsOf = (segments: readonly SegmentEntry[]): string[] =>
  segments.flatMap(({ segment, postings }) => [segment.checksum, postings.checksum]);
const isSame = (a: Manifest, b: Manifest): boolean =>
  a.change === b.change &&
  a.segments.length === b.segments.length &&
  a.segments.every(({ name }, at) => name === b.segments[at]?.name);

/**
 * Shares an index of articles through a database and a store of files. Each version of the format has one of its own.
 */
export function createSharedIndex({ db, files, name: index, log, patienceMs = PATIENCE_MS }: Parts): SharedIndex {
  const name = `${index} ${INDEX_VERSION}`;
  const stored = createSegmentFiles(files, `search/${index}`);

  async function read(from: Database): Promise<Stored | null> {
    const row = await from.one<{
      revision: string;
      change: number;
      segments: unknown;
      dropped: readonly Dropped[];
      now: number;
    }>(
      '/* articleIndex.read */ SELECT revision, change, segments, dropped, floor(extract(epoch FROM now()) * 1000)::float8 AS now FROM article_index WHERE name = $1',
      [name],
    );
    const manifest = toManifest(row);
    return row && manifest && { ...manifest, revision: row.revision, dropped: row.dropped, now: row.now };
  }

  /** Removes files that were dropped long ago; answers those that are still to be removed. */
  async function sweep(dropped: readonly Dropped[], now: number): Promise<Dropped[]> {
    const left: Dropped[] = [];
    for (const one of dropped) {
      const isGone =
        one.at < now - KEPT_MS &&
        (await stored.remove(one.checksum).then(
          () => true,
          () => false,
        ));
      if (!isGone) left.push(one);
    }
    return left;
  }

  async function store(own: Database, manifest: Manifest, folder: string): Promise<string | null> {
    const before = await read(own);
    if (before && isSame(before, manifest)) return before.revision;
    const held = new Set(checksumsOf(before?.segments ?? []));
    for (const [file, written] of manifest.segments.flatMap((entry) => filesOf(folder, entry)))
      if (!held.has(written.checksum)) await stored.store(file, written);
    const named = new Set(checksumsOf(manifest.segments));
    const now = before?.now ?? 0;
    const dropped = [...(before?.dropped ?? []), ...[...held].map((checksum) => ({ checksum, at: now }))].filter(
      ({ checksum }) => !named.has(checksum),
    );
    const row = await own.one<{ revision: string }>(
      `/* articleIndex.publish */ INSERT INTO article_index (name, change, segments, dropped) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET revision = gen_random_uuid(), change = excluded.change, segments = excluded.segments, dropped = excluded.dropped RETURNING revision`,
      [name, manifest.change, JSON.stringify(manifest.segments), JSON.stringify(await sweep(dropped, now))],
    );
    return row?.revision ?? null;
  }

  return {
    manifest: () => read(db),
    async fetch({ revision }, wanted, folder) {
      try {
        for (const [target, written] of wanted.flatMap((entry) => filesOf(folder, entry))) {
          if (await stored.fetch(written, target)) continue;
          log.warn({ index }, 'a stored segment of the article index is damaged or missing and will be built again');
          await db.rows('/* articleIndex.forget */ DELETE FROM article_index WHERE name = $1 AND revision = $2', [
            name,
            revision,
          ]);
          return false;
        }
      } catch (error) {
        log.warn({ err: error }, 'a segment of the article index could not be fetched');
        return false;
      }
      if (wanted.length > 0)
        log.info({ index, segments: wanted.length }, 'segments of the article index fetched that another copy built');
      return true;
    },
    publish: (own, manifest, folder) =>
      store(own, manifest, folder).catch((error: unknown) => {
        log.warn({ err: error }, 'the article index could not be stored for other copies');
        return null;
      }),
    once: (work) => onceAmongCopies(db, { name: `article index ${name}`, patienceMs, ...work }),
  };
}
