import type { StringDictionary } from '../format/StringDictionary.ts';
import type { Holders } from './Holders.ts';

/** Unsigned codes of any width. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Values beyond a record's first, record ascending. */
export interface ExtraValues {
  docs: Uint32Array;
  codes: Uint32Array;
  places: Uint32Array | null;
}

/**
 * Codes of one field by record. Either every record has a slot (`holders` null; slot = record * stride + base), or only
 * the holders have one, in record order. Code 0 is no value.
 */
export interface CodeColumn {
  codes: Codes;
  stride: number;
  base: number;
  holders: Holders | null;
}

/** Codes of place ids; `ids[code - 1]` is the id, code 0 a place that could not be identified. Ids of regions come last. */
export interface PlaceCodes {
  ids: Int32Array;
  /** The place of each value code, where every record that has the value means the same place by it. */
  ofValue: Codes | null;
  /** Otherwise the place of each record, laid out as the values are. */
  column: CodeColumn | null;
  /** Records by place code; those of code 0 have a value. */
  records: { lists: Uint32Array; postings: Uint8Array };
  /** Ascending codes of the values that are some record's place which could not be located, whether its region is known or not. */
  unlocated: Uint32Array;
}

/** One field of a segment. The dictionary's text i has code i + 1. */
export interface ValueField {
  dictionary: StringDictionary;
  /** Records per code; codes from 1. */
  counts: Uint32Array;
  column: CodeColumn;
  extras: ExtraValues | null;
  places: PlaceCodes | null;
}

/** Codes of all values of some records, which ascend, in no order; a code once for each time a record holds it. */
export function codesOf({ column, extras }: ValueField, docs: Uint32Array): number[] {
  const first = new Uint32Array(docs.length);
  gatherCodes(column, docs, docs.length, first);
  const codes = [...first].filter((code) => code > 0);
  if (extras) {
    const asked = new Set(docs);
    extras.docs.forEach((doc, entry) => {
      if (asked.has(doc)) codes.push(extras.codes[entry]!);
    });
  }
  return codes;
}

/** The place of a record among ascending holders, or -1. */
export function holderIndex(holders: Uint32Array, doc: number): number {
  let low = 0;
  let high = holders.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = holders[middle]!;
    if (found === doc) return middle;
    if (found < doc) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Writes the place code of the first value of each of the first `count` records, which ascend, into `out`; 0 where there is none. */
export function gatherPlaces({ column, places }: ValueField, docs: Uint32Array, count: number, out: Uint32Array): void {
  if (!places) out.fill(0, 0, count);
  else if (places.column) gatherCodes(places.column, docs, count, out);
  else {
    gatherCodes(column, docs, count, out);
    for (let at = 0; at < count; at++) out[at] = places.ofValue![out[at]!]!;
  }
}

/** Writes the code of each of the first `count` records, which ascend, into `out`. */
export function gatherCodes(column: CodeColumn, docs: Uint32Array, count: number, out: Uint32Array): void {
  const { codes, stride, base, holders } = column;
  if (!holders) {
    for (let at = 0; at < count; at++) out[at] = codes[docs[at]! * stride + base]!;
    return;
  }
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
