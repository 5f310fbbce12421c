import type { GrowableBytes } from './growable.ts';

/** Low bits a gap may have, so that the bits at hand never pass those of a number. */
const MOST_LOW = 23;

/** Writes each gap as its whole part by 2^low in noughts, a one, and the low bits; bits fill bytes from the lowest. */
function write(gaps: Uint32Array, low: number, out: GrowableBytes): void {
  let byte = 0;
  let filled = 0;
  const put = (bit: number): void => {
    byte |= bit << filled++;
    if (filled < 8) return;
    out.push(byte);
    byte = 0;
    filled = 0;
  };
  for (const gap of gaps) {
    for (let whole = gap >>> low; whole > 0; whole--) put(0);
    put(1);
    for (let bit = 0; bit < low; bit++) put((gap >>> bit) & 1);
  }
  if (filled > 0) out.push(byte);
}

/** Gaps without low bits are a bit for each record: those that are set are the list. */
function readMarks(bytes: Uint8Array, start: number, count: number, out: Uint32Array, at: number): void {
  const last = at + count;
  let written = at;
  for (let position = start, first = 0; written < last; position++, first += 8) {
    for (let marks = bytes[position]!; marks !== 0 && written < last; marks &= marks - 1)
      out[written++] = first + 31 - Math.clz32(marks & -marks);
  }
}

/** Reads so many gaps back as ascending record numbers, into `out` from `at` on. */
function read(bytes: Uint8Array, start: number, low: number, count: number, out: Uint32Array, at: number): void {
  if (low === 0) {
    readMarks(bytes, start, count, out, at);
    return;
  }
  const mask = (1 << low) - 1;
  const last = at + count;
  let position = start;
  let bits = 0;
  let held = 0;
  let doc = -1;
  for (let written = at; written < last; written++) {
    let whole = 0;
    while (bits === 0) {
      whole += held;
      bits = bytes[position++]!;
      held = 8;
    }
    const noughts = 31 - Math.clz32(bits & -bits);
    bits >>>= noughts + 1;
    held -= noughts + 1;
    while (held < low) {
      bits |= bytes[position++]! << held;
      held += 8;
    }
    doc += (((whole + noughts) << low) | (bits & mask)) + 1;
    bits >>>= low;
    held -= low;
    out[written] = doc;
  }
}

/** Gaps packed in bits by Rice’s code. */
export const PackedBits = { MOST_LOW, write, read } as const;
