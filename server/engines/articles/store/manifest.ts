import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

import { replaceFile, type Written } from '#server/engines/search/columnar/store/replaceFile.ts';

/** Changes with the format, the words or the levels: an index of another version is built again. */
export const INDEX_VERSION = 2;
const NAME = 'manifest.json';

/** A segment and what proves its two files whole. */
export interface SegmentEntry {
  /** `{name}.segment` is read into memory, `{name}.postings` in slices. */
  name: string;
  docs: number;
  segment: Written;
  postings: Written;
  /** What had been learned when its misreadings were gathered (ReadingLesson); none: nothing. */
  lesson?: number;
}

/** The segments that together are the index, oldest first, and the last change that is in them. */
export interface Manifest {
  change: number;
  segments: readonly SegmentEntry[];
  /** What the database had when it was made (historyMarks.ts). */
  mark?: string;
}

const isWritten = (found: unknown): boolean => {
  const { bytes, checksum } = (found ?? {}) as Partial<Written>;
  return typeof bytes === 'number' && typeof checksum === 'string';
};
const isEntry = (found: unknown): boolean => {
  const { name, docs, segment, postings } = (found ?? {}) as Partial<SegmentEntry>;
  return (
    typeof name === 'string' &&
    /^[\w-]+$/u.test(name) &&
    typeof docs === 'number' &&
    isWritten(segment) &&
    isWritten(postings)
  );
};

/** Null when it is none. */
export function toManifest(found: unknown): Manifest | null {
  const { change, segments, mark } = (found ?? {}) as Partial<Manifest>;
  return typeof change === 'number' && Number.isFinite(change) && Array.isArray(segments) && segments.every(isEntry)
    ? { change, segments, ...(typeof mark === 'string' && { mark }) }
    : null;
}

/** Null when it is missing, damaged, or written by another version. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    const found = JSON.parse(await readFile(path.join(folder, NAME), 'utf8')) as { version: number };
    return found.version === INDEX_VERSION ? toManifest(found) : null;
  } catch {
    return null;
  }
}

/** Makes a manifest the current one; after a crash the folder holds the old one or the new one, whole. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<Written> =>
  replaceFile(path.join(folder, NAME), [Buffer.from(JSON.stringify({ version: INDEX_VERSION, ...manifest }), 'utf8')]);

/** The two files of a segment in a folder, with what proves each whole. */
export const filesOf = (folder: string, { name, segment, postings }: SegmentEntry): readonly [string, Written][] => [
  [path.join(folder, `${name}.segment`), segment],
  [path.join(folder, `${name}.postings`), postings],
];

/** Whether the files of all these segments are in a folder. */
export async function areThere(folder: string, segments: readonly SegmentEntry[]): Promise<boolean> {
  const found = await Promise.all(
    segments
      .flatMap((entry) => filesOf(folder, entry))
      .map(([file]) =>
        access(file).then(
          () => true,
          () => false,
        ),
      ),
  );
  return found.every((isThere) => isThere);
}
