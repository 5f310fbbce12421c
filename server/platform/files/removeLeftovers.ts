import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { PART_END } from './writeWhole.ts';

/** How the names of folders begin into which the issue of a manifest is copied. */
export const MANIFEST_COPIES = 'manifest-';

/** Where processes that were killed leave what they had not finished, and what of it they alone write. */
interface LeavingPlace {
  folder: string;
  /** Whether the folders in it are looked through as well. */
  isDeep: boolean;
  isLeft: (name: string) => boolean;
}

const isPart = (name: string): boolean => name.endsWith(PART_END);
const isAnything = (): boolean => true;

/**
 * What writes to disk in steps is named here. Indexes and the embedded database clear away after themselves: they know
 * by heart which of their files count.
 */
const placesOf = (dataDir: string, temporary: string): readonly LeavingPlace[] => [
  { folder: dataDir, isDeep: false, isLeft: isPart },
  // Files of members and operators on their way into the store.
  ...['images', 'gedcom', 'releases', 'sheets', 'logos'].map((name) => ({
    folder: path.join(dataDir, name),
    isDeep: true,
    isLeft: isPart,
  })),
  { folder: path.join(dataDir, 'image-cache'), isDeep: false, isLeft: isPart },
  // What passes to and from a bucket, what doctor tries a folder with, and what exports of clippings keep while they
  // are written.
  ...['file-copies/passing', 'check', 'exports'].map((name) => ({
    folder: path.join(dataDir, name),
    isDeep: false,
    isLeft: isAnything,
  })),
  // Copies of issues that a manifest names, and what sheets are published from.
  {
    folder: path.join(dataDir, 'imports'),
    isDeep: false,
    isLeft: (name) => name.startsWith(MANIFEST_COPIES) || /^sheet-\d+$/u.test(name),
  },
  // Pages that are read, and pictures out of documents.
  { folder: temporary, isDeep: false, isLeft: (name) => /^muniment-(?:ocr|pdf)-/u.test(name) },
];

/** When a file was written to last, or anything in a folder: milliseconds since 1970; null where it is gone. */
async function lastWritten(at: string): Promise<number | null> {
  const found = await stat(at).catch(() => null);
  if (!found) return null;
  const inside = found.isDirectory() ? await readdir(at).catch(() => []) : [];
  const times = await Promise.all(inside.map((name) => lastWritten(path.join(at, name))));
  return Math.max(found.mtimeMs, ...times.map((time) => time ?? 0));
}

async function clear({ folder, isDeep, isLeft }: LeavingPlace, before: number): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const at = path.join(folder, entry.name);
    if (isLeft(entry.name)) {
      const written = await lastWritten(at);
      if (written === null || written >= before) continue;
      // One of another user of this machine stays.
      removed += await rm(at, { recursive: true, force: true }).then(
        () => 1,
        () => 0,
      );
    } else if (isDeep && entry.isDirectory()) removed += await clear({ folder: at, isDeep, isLeft }, before);
  }
  return removed;
}

/**
 * Removes what processes that were killed have left in the data folder and the folder for passing files, where nothing
 * was written to it for a day: uploads, pages, copies of manifests, exports of clippings.
 *
 * @returns how many files and folders were removed
 */
export async function removeLeftovers(
  dataDir: string,
  { temporary = os.tmpdir(), now = Date.now() }: { temporary?: string; now?: number } = {},
): Promise<number> {
  let removed = 0;
  for (const place of placesOf(dataDir, temporary)) removed += await clear(place, now - DAY_MS);
  return removed;
}
