import type { Holders } from './Holders.ts';

/** Unsigned codes of any width. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * Codes of one field by record, in the shape that takes least. Code 0 is no value.
 * - `slots`: every record has one, at record * stride + base;
 * - `held`: only the holders have one, in record order;
 * - `sets`: all records of a set have the same: its name, its category, the day it came;
 * - `ranges`: records are laid out by the field, and `starts[code]` is the first of a code.
 */
export type CodeColumn =
  | { shape: 'slots'; codes: Codes; stride: number; base: number }
  | { shape: 'held'; codes: Codes; holders: Holders }
  | { shape: 'sets'; codes: Codes; sets: Codes }
  | { shape: 'ranges'; starts: Uint32Array };

/** Writes the code of each of the first `count` records, which ascend, into `out`. */
export function gatherCodes(column: CodeColumn, docs: Uint32Array, count: number, out: Uint32Array): void {
  switch (column.shape) {
    case 'slots': {
      const { codes, stride, base } = column;
      for (let at = 0; at < count; at++) out[at] = codes[docs[at]! * stride + base]!;
      return;
    }
    case 'sets': {
      const { codes, sets } = column;
      for (let at = 0; at < count; at++) out[at] = codes[sets[docs[at]!]!]!;
      return;
    }
    case 'held':
      gatherHeld(column.codes, column.holders, docs, count, out);
      return;
    case 'ranges':
      gatherRanges(column.starts, docs, count, out);
  }
}

function gatherHeld(codes: Codes, holders: Holders, docs: Uint32Array, count: number, out: Uint32Array): void {
  if (count * 16 < holders.length) {
    for (let at = 0; at < count; at++) {
      const slot = holders.slotOf(docs[at]!);
      out[at] = slot < 0 ? 0 : codes[slot]!;
    }
    return;
  }
  const { lows, starts } = holders;
  let slot = 0;
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!;
    const block = doc >>> 16;
    const low = doc & 0xffff;
    const end = starts[block + 1]!;
    slot = Math.max(slot, starts[block]!);
    while (slot < end && lows[slot]! < low) slot++;
    out[at] = slot < end && lows[slot] === low ? codes[slot]! : 0;
  }
}

function gatherRanges(starts: Uint32Array, docs: Uint32Array, count: number, out: Uint32Array): void {
  const codes = starts.length - 1;
  let code = 0;
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!;
    // In steps that double, then halve: the next record is near where there are many, and anywhere where there are few.
    let step = 1;
    let past = code + 1;
    while (past < codes && starts[past]! <= doc) {
      code = past;
      past = code + step;
      step *= 2;
    }
    past = Math.min(past, codes);
    while (past - code > 1) {
      const middle = (code + past) >>> 1;
      if (starts[middle]! <= doc) code = middle;
      else past = middle;
    }
    out[at] = code;
  }
}

/**
 * Every record whose code has a grade, ascending.
 * @param records - in the whole segment.
 * @returns how many were written into `out`, which has room for one more than there are records.
 */
export function scanColumn(column: CodeColumn, grades: Uint16Array, records: number, out: Uint32Array): number {
  let count = 0;
  // Where a record is written always and kept only on a match, that is cheaper than a branch the processor cannot
  // foresee.
  switch (column.shape) {
    case 'slots': {
      const { codes, stride, base } = column;
      for (let doc = 0, slot = base; doc < records; doc++, slot += stride) {
        out[count] = doc;
        count += grades[codes[slot]!]! > 0 ? 1 : 0;
      }
      return count;
    }
    case 'sets': {
      const { codes, sets } = column;
      const isKept = Uint8Array.from(codes, (code) => (grades[code]! > 0 ? 1 : 0));
      for (let doc = 0; doc < records; doc++) {
        out[count] = doc;
        count += isKept[sets[doc]!]!;
      }
      return count;
    }
    case 'held': {
      const { codes, holders } = column;
      const { lows, starts } = holders;
      for (let block = 0; block + 1 < starts.length; block++) {
        for (let slot = starts[block]!; slot < starts[block + 1]!; slot++) {
          out[count] = block * 0x1_0000 + lows[slot]!;
          count += grades[codes[slot]!]! > 0 ? 1 : 0;
        }
      }
      return count;
    }
    case 'ranges': {
      const { starts } = column;
      for (let code = 1; code + 1 < starts.length; code++) {
        if (grades[code]! > 0) for (let doc = starts[code]!; doc < starts[code + 1]!; doc++) out[count++] = doc;
      }
      return count;
    }
  }
}
