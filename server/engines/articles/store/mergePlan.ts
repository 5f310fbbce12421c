import type { SegmentEntry } from './manifest.ts';

/** Larger segments are never merged again. */
export const LARGEST_SEGMENT = 250_000;
/** So many segments of one size are made one. */
const FAN = 6;
const SMALLEST_SIZE = 500;

/** Sizes grow eightfold, so that an article is copied a few times only, however often the index changes. */
const sizeOf = ({ docs }: Pick<SegmentEntry, 'docs'>): number =>
  Math.max(0, Math.ceil(Math.log(docs / SMALLEST_SIZE) / Math.log(8)));

/**
 * Which neighbouring segments to make one, if any: the newest ones, since what is newer must stay behind what is older.
 *
 * @param segments - oldest first
 */
export function mergePlan(segments: readonly Pick<SegmentEntry, 'docs'>[]): { from: number; count: number } | null {
  let from = segments.length;
  let docs = 0;
  let size = 0;
  while (from > 0) {
    const next = segments[from - 1]!;
    docs += next.docs;
    size = Math.max(size, sizeOf(next));
    if (docs > LARGEST_SEGMENT) break;
    from -= 1;
    const isSizeDone = from === 0 || sizeOf(segments[from - 1]!) > size;
    if (isSizeDone && segments.length - from >= FAN) return { from, count: segments.length - from };
  }
  return null;
}
