import type { GrowableBytes } from './growable.ts';
import { PackedBits } from './PackedBits.ts';

/**
 * Lists of fewer bytes are always gaps of seven bits a byte; longer ones say in their first byte how they are written.
 */
const LONG_BYTES = 24;
const PLAIN = 0;
/** Whole parts of a gap take a bit each: one so long would take more than the list as bytes. */
const MOST_WHOLE = 1 << 20;

function gapsOf(docs: Uint32Array): Uint32Array {
  const gaps = new Uint32Array(docs.length);
  let previous = -1;
  docs.forEach((doc, at) => {
    gaps[at] = doc - previous - 1;
    previous = doc;
  });
  return gaps;
}

const sevenBitBytes = (number: number): number =>
  number < 0x80 ? 1 : number < 0x4000 ? 2 : number < 0x20_0000 ? 3 : number < 0x1000_0000 ? 4 : 5;

function pushSevenBits(number: number, out: GrowableBytes): void {
  let rest = number;
  while (rest > 0x7f) {
    out.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  out.push(rest);
}

/** Bits of the gaps when each is its whole part by 2^low in noughts, a one, and the low bits. */
function riceBits(gaps: Uint32Array, low: number): number {
  let bits = gaps.length * (low + 1);
  for (const gap of gaps) {
    const whole = gap >>> low;
    if (whole > MOST_WHOLE) return Infinity;
    bits += whole;
  }
  return bits;
}

/** The number of low bits that makes the gaps shortest: near the logarithm of their mean. */
function bestLow(gaps: Uint32Array): { low: number; bits: number } {
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const middle = Math.max(0, Math.floor(Math.log2(mean + 1)));
  const tried = [middle - 1, middle, middle + 1]
    .filter((low) => low >= 0 && low <= PackedBits.MOST_LOW)
    .map((low) => ({ low, bits: riceBits(gaps, low) }));
  return tried.reduce((best, each) => (each.bits < best.bits ? each : best), { low: 0, bits: Infinity });
}

/**
 * Appends ascending record numbers as gaps. Short lists take seven bits a byte, lowest first. Long ones are packed in
 * bits where that is shorter (Rice’s code with a parameter of the list): two bits for each record of a word that half
 * the records hold, where a byte each would be wasted.
 */
export function encodePostings(docs: Uint32Array, out: GrowableBytes): void {
  const gaps = gapsOf(docs);
  const plain = gaps.reduce((bytes, gap) => bytes + sevenBitBytes(gap), 0);
  if (plain < LONG_BYTES) {
    for (const gap of gaps) pushSevenBits(gap, out);
    return;
  }
  const { low, bits } = bestLow(gaps);
  const packed = Math.max(LONG_BYTES, 1 + sevenBitBytes(gaps.length) + Math.ceil(bits / 8));
  if (packed >= 1 + plain) {
    out.push(PLAIN);
    for (const gap of gaps) pushSevenBits(gap, out);
    return;
  }
  const end = out.length + packed;
  out.push(1 + low);
  pushSevenBits(gaps.length, out);
  PackedBits.write(gaps, low, out);
  while (out.length < end) out.push(0);
}

/** How many records a list holds at most: exactly, where it is packed in bits. */
export function mostPostings(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < LONG_BYTES || bytes[start] === PLAIN) return end - start;
  return readSevenBits(bytes, start + 1).number;
}

function readSevenBits(bytes: Uint8Array, start: number): { number: number; next: number } {
  let number = 0;
  let shift = 0;
  let position = start;
  for (;;) {
    const byte = bytes[position++] ?? 0;
    number |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte <= 0x7f) return { number: number >>> 0, next: position };
  }
}

/**
 * Reads a whole posting list into `out` from `at` on.
 * @returns the position behind the last number written.
 */
export function decodePostings(bytes: Uint8Array, start: number, end: number, out: Uint32Array, at: number): number {
  if (end - start < LONG_BYTES) return decodeSevenBits(bytes, start, end, out, at);
  const way = bytes[start]!;
  if (way === PLAIN) return decodeSevenBits(bytes, start + 1, end, out, at);
  const { number: count, next } = readSevenBits(bytes, start + 1);
  PackedBits.read(bytes, next, way - 1, count, out, at);
  return at + count;
}

function decodeSevenBits(bytes: Uint8Array, start: number, end: number, out: Uint32Array, at: number): number {
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
