import { GrowableBytes } from '../format/growable.ts';
import { encodePostings } from '../format/postings.ts';
import type { Section } from '../format/sections.ts';
import { packHolders } from '../segment/Holders.ts';

/**
 * Writes which records have a value, for a column that only they have a slot in.
 * @param records - in the whole segment.
 */
export function addHolders(name: string, docs: Uint32Array, records: number, sections: Map<string, Section>): void {
  const { lows, starts } = packHolders(docs, records);
  sections.set(`${name}:lows`, lows);
  sections.set(`${name}:blocks`, starts);
}

/** Calls back for every code of every record, records ascending. */
export type EachCode = (visit: (code: number, doc: number) => void) => void;

/**
 * Turns codes by record into records by code: `<name>:lists` says where the bytes of each code's list start and end in
 * `<name>:postings`. A code that a record holds twice is listed once.
 *
 * @param codes - codes run from 0 to below this.
 * @returns how many records hold each code.
 */
export function addPostings(
  name: string,
  codes: number,
  eachCode: EachCode,
  sections: Map<string, Section>,
): Uint32Array {
  const starts = new Uint32Array(codes + 1);
  const lastDoc = new Int32Array(codes).fill(-1);
  const eachOnce: EachCode = (visit) => {
    lastDoc.fill(-1);
    eachCode((code, doc) => {
      if (lastDoc[code] === doc) return;
      lastDoc[code] = doc;
      visit(code, doc);
    });
  };
  eachOnce((code) => {
    starts[code + 1]!++;
  });
  for (let code = 0; code < codes; code++) starts[code + 1]! += starts[code]!;
  const docs = new Uint32Array(starts[codes]!);
  const next = starts.slice();
  eachOnce((code, doc) => {
    docs[next[code]!++] = doc;
  });
  const bytes = new GrowableBytes(Math.max(256, docs.length));
  const lists = new Uint32Array(codes + 1);
  for (let code = 0; code < codes; code++) {
    encodePostings(docs.subarray(starts[code], starts[code + 1]), bytes);
    lists[code + 1] = bytes.length;
  }
  sections.set(`${name}:lists`, lists);
  sections.set(`${name}:postings`, bytes.view());
  return starts.subarray(1).map((end, code) => end - starts[code]!);
}
