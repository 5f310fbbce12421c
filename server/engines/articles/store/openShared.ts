import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import { readSegmentFile } from '#server/engines/search/columnar/store/readSegmentFile.ts';

import type { SharedSegment } from '../messages.ts';
import type { SegmentEntry } from './manifest.ts';

/** Whether a file is what was written; it is read in slices. */
async function isWhole(file: string, { bytes, checksum }: SegmentEntry['postings']): Promise<boolean> {
  try {
    if ((await stat(file)).size !== bytes) return false;
    const hash = createHash('sha256');
    for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
    return hash.digest('hex') === checksum;
  } catch {
    return false;
  }
}

/** Opens a segment for all threads; null when either of its files is missing or damaged. */
export async function openShared(
  folder: string,
  { name, segment, postings }: SegmentEntry,
): Promise<SharedSegment | null> {
  const postingsFile = path.join(folder, `${name}.postings`);
  const memory = await readSegmentFile(folder, { file: `${name}.segment`, ...segment });
  return memory !== null && (await isWhole(postingsFile, postings)) ? { memory, postingsFile } : null;
}
