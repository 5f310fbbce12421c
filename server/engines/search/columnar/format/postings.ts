import type { GrowableBytes } from './growable.ts';

/**
 * Appends ascending record numbers as gaps of seven bits a byte, lowest first: about 1.3 bytes a posting where a plain
 * number takes four.
 */
export function encodePostings(docs: Uint32Array, out: GrowableBytes): void {
  let previous = -1;
  for (const doc of docs) {
    let gap = doc - previous - 1;
    previous = doc;
    while (gap > 0x7f) {
      out.push((gap & 0x7f) | 0x80);
      gap >>>= 7;
    }
    out.push(gap);
  }
}

/**
 * Reads a whole posting list into `out` from `at` on.
 * @returns the position behind the last number written.
 */
export function decodePostings(bytes: Uint8Array, start: number, end: number, out: Uint32Array, at: number): number {
  let doc = -1;
  let position = start;
  let written = at;
  while (position < end) {
    let byte = bytes[position++] ?? 0;
    let gap = byte & 0x7f;
    let shift = 7;
    while (byte > 0x7f) {
      byte = bytes[position++] ?? 0;
      gap |= (byte & 0x7f) << shift;
      shift += 7;
    }
    doc += (gap >>> 0) + 1;
    out[written++] = doc;
  }
  return written;
}
