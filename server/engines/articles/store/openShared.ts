import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import { readSegmentFile } from '#server/engines/search/columnar/store/segmentFiles.ts';

import type { SharedSegment } from '../messages.ts';
import { ArticleSegment } from '../query/ArticleSegment.ts';
import type { SegmentEntry } from './manifest.ts';

/** Opens a written segment of a folder, as a search thread does, but with memory of its own. */
export function openSegment(folder: string, { name }: Pick<SegmentEntry, 'name'>): ArticleSegment {
  const bytes = readFileSync(path.join(folder, `${name}.segment`));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return new ArticleSegment(memory, path.join(folder, `${name}.postings`));
}

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
