import type { LiveSet } from '../../records/liveSet.ts';
import type { IndexedSet } from '../segment/segmentMeta.ts';
import type { SegmentEntry } from './manifest.ts';

/** What it takes to bring an index up to date. */
export interface IndexChanges {
  /** Segments that stay as they are. */
  kept: readonly SegmentEntry[];
  /** Segments that hold replaced or removed sets, with the sets of theirs that stay. */
  rewritten: readonly { entry: SegmentEntry; keep: readonly string[] }[];
  /** Sets to be read from the database. */
  added: readonly LiveSet[];
}

const isSame = (a: IndexedSet, b: IndexedSet): boolean => a.id === b.id && a.generation === b.generation;

/** Compares the live sets with what segments hold. */
export function indexChanges(segments: readonly SegmentEntry[], live: readonly LiveSet[]): IndexChanges {
  const isLive = (set: IndexedSet): boolean => live.some((other) => isSame(set, other));
  const isWhole = ({ sets }: SegmentEntry): boolean => sets.length > 0 && sets.every(isLive);
  const held = segments.flatMap(({ sets }) => sets);
  return {
    kept: segments.filter(isWhole),
    rewritten: segments
      .filter((entry) => !isWhole(entry))
      .map((entry) => ({ entry, keep: entry.sets.filter(isLive).map(({ id }) => id) })),
    added: live.filter((set) => !held.some((other) => isSame(set, other))),
  };
}

/** Segments above this are never merged with others; building one takes some seconds and some hundred megabytes. */
export const LARGEST_SEGMENT = 1 << 20;
/** From so many records on, what is built is shared by two threads, and becomes two segments. */
export const SHARED_BUILD = 50_000;
const MOST_SEGMENTS = 8;

/** The small segments to merge into one, or none: every segment costs each search a little. */
export function segmentsToMerge(segments: readonly SegmentEntry[]): SegmentEntry[] {
  if (segments.length <= MOST_SEGMENTS) return [];
  const chosen: SegmentEntry[] = [];
  let docs = 0;
  for (const entry of [...segments].sort((a, b) => a.docs - b.docs)) {
    if (docs + entry.docs > LARGEST_SEGMENT) break;
    // A segment far larger than all chosen ones gains nothing from being copied once more.
    if (chosen.length > MOST_SEGMENTS / 2 && entry.docs > 2 * docs) break;
    chosen.push(entry);
    docs += entry.docs;
  }
  return chosen.length > 1 ? chosen : [];
}
