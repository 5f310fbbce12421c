import type { GrowableBytes } from '#server/engines/search/columnar/format/growable.ts';

/** Appends a whole number below 2³² as seven bits a byte, lowest first. */
export function pushVarint(out: GrowableBytes, value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    out.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  out.push(rest);
}

/** Reads such numbers one after the other. */
export class VarintReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): number {
    let byte = this.bytes[this.at++]!;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let shift = 7;
    do {
      byte = this.bytes[this.at++]!;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f);
    return value >>> 0;
  }
}
