import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ArticleSegment } from '../query/ArticleSegment.ts';
import type { SegmentEntry } from '../store/manifest.ts';

/** Opens a written segment of a folder, as a search thread does, but with memory of its own. */
export function openSegment(folder: string, { name }: Pick<SegmentEntry, 'name'>): ArticleSegment {
  const bytes = readFileSync(path.join(folder, `${name}.segment`));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return new ArticleSegment(memory, path.join(folder, `${name}.postings`));
}
