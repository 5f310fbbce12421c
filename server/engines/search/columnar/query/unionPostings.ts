import { decodePostings, mostPostings } from '../format/postings.ts';
import type { PostingLists } from '../segment/Segment.ts';
import type { Scratch } from './ScratchArrays.ts';

/** How many records some posting lists hold at most, one that is in several counted in each. */
export function mostRecords({ lists, postings }: PostingLists, codes: readonly number[]): number {
  let most = 0;
  for (const code of codes) most += mostPostings(postings, lists[code]!, lists[code + 1]!);
  return most;
}

/** Up to so many lists of few records are sorted together; more are marked in a bit set. */
const SORTED_RECORDS = 512;

/**
 * The records of several posting lists, each once, ascending.
 * @returns how many were written to `out`, which must have room for every record of the segment.
 */
export function unionPostings(
  { lists, postings }: PostingLists,
  codes: readonly number[],
  records: number,
  out: Uint32Array,
  scratch: Scratch,
): number {
  const only = codes[0];
  if (only === undefined) return 0;
  if (codes.length === 1) return decodePostings(postings, lists[only]!, lists[only + 1]!, out, 0);
  const most = mostRecords({ lists, postings }, codes);
  if (most <= SORTED_RECORDS && most <= out.length) {
    let end = 0;
    for (const code of codes) end = decodePostings(postings, lists[code]!, lists[code + 1]!, out, end);
    out.subarray(0, end).sort();
    let kept = 0;
    for (let at = 0; at < end; at++) if (at === 0 || out[at] !== out[at - 1]) out[kept++] = out[at]!;
    return kept;
  }
  const words = (records >>> 5) + 1;
  const marks = scratch.u32('marks', words);
  marks.fill(0, 0, words);
  const list = scratch.u32('one list', records);
  for (const code of codes) {
    const count = decodePostings(postings, lists[code]!, lists[code + 1]!, list, 0);
    for (let at = 0; at < count; at++) marks[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
  }
  let written = 0;
  for (let word = 0; word < words; word++) {
    let bits = marks[word]!;
    while (bits !== 0) {
      const lowest = 31 - Math.clz32(bits & -bits);
      out[written++] = (word << 5) | lowest;
      bits &= bits - 1;
    }
  }
  return written;
}
