const BLOCK = 0x1_0000;

/** Ascending record numbers in two bytes each: their low halves, and where those of each 65,536 records start. */
export class Holders {
  /** The low half of each number. A slot is a place in this list. */
  readonly lows: Uint16Array;
  /** The first slot of each block of 65,536 records; the last entry is the number of slots. */
  readonly starts: Uint32Array;

  constructor(lows: Uint16Array, starts: Uint32Array) {
    this.lows = lows;
    this.starts = starts;
  }

  /** How many records there are. */
  get length(): number {
    return this.lows.length;
  }

  /** The slot of a record, or -1. */
  slotOf(doc: number): number {
    const block = doc >>> 16;
    const end = this.starts[block + 1] ?? 0;
    const slot = this.seek(doc & 0xffff, this.starts[block] ?? 0, end);
    return slot < end && this.lows[slot] === (doc & 0xffff) ? slot : -1;
  }

  private seek(wanted: number, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lows[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Lays ascending record numbers out as {@link Holders} reads them. @param records - in the whole segment. */
export function packHolders(docs: Uint32Array, records: number): { lows: Uint16Array; starts: Uint32Array } {
  const starts = new Uint32Array(Math.ceil(records / BLOCK) + 1);
  for (const doc of docs) starts[(doc >>> 16) + 1]!++;
  for (let block = 1; block < starts.length; block++) starts[block]! += starts[block - 1]!;
  return { lows: Uint16Array.from(docs), starts };
}
