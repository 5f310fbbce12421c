import path from 'node:path';

import type { SegmentMeta } from '../segment/segmentMeta.ts';
import type { SegmentEntry } from './manifest.ts';
import { replaceFile } from './replaceFile.ts';

/** Writes a finished segment to the disk. It counts only once a manifest names it. */
export async function writeSegment(
  folder: string,
  file: string,
  { pieces, meta }: { pieces: readonly Uint8Array[]; meta: SegmentMeta },
): Promise<SegmentEntry> {
  const written = await replaceFile(path.join(folder, file), pieces);
  return { file, ...written, docs: meta.docs, sets: meta.sets };
}
