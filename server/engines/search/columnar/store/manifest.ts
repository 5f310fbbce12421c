import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type IndexedSet, INDEX_VERSION } from '../segment/segmentMeta.ts';
import { replaceFile } from './replaceFile.ts';

/** One segment file and what proves it whole. */
export interface SegmentEntry {
  /** Name within the index folder. */
  file: string;
  bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  checksum: string;
  docs: number;
  sets: readonly IndexedSet[];
}

/** The segments that together are the index. Switched by renaming one file. */
export interface Manifest {
  version: number;
  segments: readonly SegmentEntry[];
  /** What the database had when it was made (historyMarks.ts). */
  mark?: string;
}

/** An index without records. */
export const EMPTY_MANIFEST: Manifest = { version: INDEX_VERSION, segments: [] };

const NAME = 'manifest.json';

/** The manifest of a folder; the empty one when it is missing, damaged, or written by another version. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, NAME), 'utf8')) as Manifest;
    return manifest.version === INDEX_VERSION && Array.isArray(manifest.segments) ? manifest : EMPTY_MANIFEST;
  } catch {
    return EMPTY_MANIFEST;
  }
}

/** Makes a manifest the current one; after a crash the folder holds the old one or the new one, whole. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  replaceFile(path.join(folder, NAME), [Buffer.from(JSON.stringify(manifest), 'utf8')]).then(() => undefined);
