import type { StringDictionary } from '../format/StringDictionary.ts';
import { type CodeColumn, type Codes, gatherCodes } from './CodeColumn.ts';

/** Values beyond a record's first, record ascending. */
export interface ExtraValues {
  docs: Uint32Array;
  codes: Uint32Array;
  places: Uint32Array | null;
}

/**
 * Codes of place ids; `ids[code - 1]` is the id, code 0 a place that could not be identified. Ids of regions come last.
 */
export interface PlaceCodes {
  ids: Int32Array;
  /** The place of each value code, where every record that has the value means the same place by it. */
  ofValue: Codes | null;
  /** Otherwise the place of each record, laid out as the values are. */
  column: CodeColumn | null;
  /** Records by place code; those of code 0 have a value. */
  records: { lists: Uint32Array; postings: Uint8Array };
  /**
   * Ascending codes of the values that are some record's place which could not be located, whether its region is known
   * or not.
   */
  unlocated: Uint32Array;
}

/** One field of a segment. The dictionary's text i has code i + 1. */
export interface ValueField {
  dictionary: StringDictionary;
  /** Records per code; codes from 1. */
  counts: Codes;
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

/**
 * Writes the place code of the first value of each of the first `count` records, which ascend, into `out`; 0 where
 * there is none.
 */
export function gatherPlaces({ column, places }: ValueField, docs: Uint32Array, count: number, out: Uint32Array): void {
  if (!places) out.fill(0, 0, count);
  else if (places.column) gatherCodes(places.column, docs, count, out);
  else {
    gatherCodes(column, docs, count, out);
    for (let at = 0; at < count; at++) out[at] = places.ofValue![out[at]!]!;
  }
}
