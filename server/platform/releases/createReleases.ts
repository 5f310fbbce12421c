import type { Log } from '#server/platform/config/log.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { type PackedFile, packRelease, partsIn, readIndex, readPacked, releaseId } from './releasePack.ts';

const FOLDER = 'releases/';
const MOST_BYTES = 100 * 1024 ** 2;
/** Days for which files are kept after the next release came: as long as a tab may stay open. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** Of a site that is updated every hour. */
const MOST_RELEASES = 20;
/** A name that is not known is looked for again after so long: another copy may have been updated first. */
const LOOK_MS = 5_000;
const KEY = /^releases\/(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z-([\da-f]{16})\.pack$/u;

/** A file of another release. */
export interface ReleasedFile {
  content: Buffer;
  isBrotli: boolean;
}

/** The files of this release and of those before it, for tabs that were opened with them. */
export interface Releases {
  /**
   * Stores this release for those after it, unless it is the newest there is, and removes what no tab needs. A store
   * that fails is no reason to fail.
   */
  keep: () => Promise<void>;
  /** A file of any release that is stored; null where none has it. */
  find: (name: string) => Promise<ReleasedFile | null>;
}

interface Parts {
  files: Pick<FileStore, 'write' | 'read' | 'list' | 'remove'>;
  /** The built client. */
  folder: string;
  log: Pick<Log, 'info' | 'warn'>;
  now?: () => number;
}

interface Release {
  key: string;
  id: string;
  since: number;
}

const keyOf = (since: number, id: string): string =>
  `${FOLDER}${new Date(since)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/gu, '')
    .toLowerCase()}-${id}.pack`;

function releaseAt(key: string): Release[] {
  const [, year, month, day, hour, minute, second, id = ''] = KEY.exec(key) ?? [];
  return id === '' ? [] : [{ key, id, since: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }];
}

/** Those that no open tab needs. @param all - oldest first */
const pastUse = (all: readonly Release[], now: number): Release[] =>
  all.filter(
    (_release, at) => at < all.length - MOST_RELEASES || (all[at + 1]?.since ?? now) < now - KEPT_DAYS * DAY_MS,
  );

/**
 * Keeps the files of each release in the store of files (docs/adr/0099): a tab that was opened before an update gets
 * the code of a page it had not opened yet, and, while copies of two releases run side by side, each has the files of
 * both.
 */
export function createReleases({ files, folder, log, now = Date.now }: Parts): Releases {
  let indexes: ReadonlyMap<string, ReadonlyMap<string, PackedFile>> = new Map();
  let looked: { at: number; done: Promise<void> } | null = null;

  async function all(): Promise<Release[]> {
    const found: Release[] = [];
    for await (const { key } of files.list(FOLDER)) found.push(...releaseAt(key));
    return found.sort((a, b) => a.since - b.since);
  }

  async function look(): Promise<void> {
    const found = new Map<string, ReadonlyMap<string, PackedFile>>();
    // The newest first: most that is asked for is of the release before.
    for (const { key } of (await all()).reverse()) {
      const index = indexes.get(key) ?? (await readIndex(files, key));
      if (index) found.set(key, index);
    }
    indexes = found;
  }

  async function known(name: string): Promise<ReleasedFile | null> {
    for (const [key, index] of indexes) {
      const packed = index.get(name);
      const content = packed && (await readPacked(files, key, packed));
      if (content) return { content, isBrotli: packed.isBrotli };
    }
    return null;
  }

  return {
    async keep() {
      try {
        const names = partsIn(folder);
        const [id, there, since] = [releaseId(names), await all(), now()];
        if (there.at(-1)?.id !== id) {
          const key = keyOf(since, id);
          await files.write(key, await packRelease(folder, names), { mostBytes: MOST_BYTES });
          there.push({ key, id, since });
          log.info({ files: names.length }, 'the files of this release are kept for tabs that outlive it');
        }
        for (const { key } of pastUse(there, since)) await files.remove(key);
      } catch (error) {
        log.warn(
          { err: error },
          'the files of this release could not be kept: tabs that are open at the next update load their page again',
        );
      }
    },
    async find(name) {
      try {
        const found = await known(name);
        if (found) return found;
        if (looked === null || now() - looked.at > LOOK_MS) looked = { at: now(), done: look() };
        await looked.done;
        return await known(name);
      } catch (error) {
        looked = null;
        log.warn({ err: error }, 'the files of earlier releases could not be read');
        return null;
      }
    },
  };
}
