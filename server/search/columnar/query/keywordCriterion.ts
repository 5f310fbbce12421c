import { textTokens } from '#domain/records/textTokens.ts';

import { holdsPhrase } from '../../matching/matchCriterion.ts';
import type { WordPattern } from '../../matching/wordPattern.ts';
import { decodePostings } from '../format/postings.ts';
import type { Segment } from '../segment/Segment.ts';
import { gatherCodes, type ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { intersect } from './intersect.ts';
import type { Scratch } from './Scratch.ts';
import { wordCodes } from './wordValues.ts';

/** The records of one asked word: the union of the lists of every word it stands for, ascending. */
function wordRecords(segment: Segment, codes: readonly number[], out: Uint32Array, scratch: Scratch): number {
  const { lists, postings, counts } = segment.keywords;
  const only = codes[0];
  if (codes.length === 1 && only !== undefined) return decodePostings(postings, lists[only]!, lists[only + 1]!, out, 0);
  const marks = scratch.u32('marks', (segment.docs >>> 5) + 1);
  marks.fill(0, 0, (segment.docs >>> 5) + 1);
  for (const code of codes) {
    const list = scratch.u32('one list', counts[code]!);
    const count = decodePostings(postings, lists[code]!, lists[code + 1]!, list, 0);
    for (let at = 0; at < count; at++) marks[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
  }
  let written = 0;
  for (let word = 0; word <= segment.docs >>> 5; word++) {
    let bits = marks[word]!;
    while (bits !== 0) {
      const lowest = 31 - Math.clz32(bits & -bits);
      out[written++] = (word << 5) | lowest;
      bits &= bits - 1;
    }
  }
  return written;
}

/** Keeps the records that hold every phrase inside one of their values. */
function withPhrases(segment: Segment, phrases: readonly (readonly string[])[], docs: Uint32Array, count: number, scratch: Scratch): number {
  let left = count;
  for (const phrase of phrases) {
    const held = new Uint8Array(left);
    for (const id in segment.meta.values) {
      const field = segment.field(id);
      if (field) markHolders(field, phrase, docs, left, held, scratch);
    }
    let kept = 0;
    for (let at = 0; at < left; at++) if (held[at] === 1) docs[kept++] = docs[at]!;
    left = kept;
  }
  return left;
}

function markHolders(field: ValueField, phrase: readonly string[], docs: Uint32Array, count: number, held: Uint8Array, scratch: Scratch): void {
  const known = new Map<number, boolean>([[0, false]]);
  const holds = (code: number): boolean => {
    let answer = known.get(code);
    if (answer === undefined) known.set(code, (answer = holdsPhrase(textTokens(field.dictionary.get(code - 1)), phrase)));
    return answer;
  };
  const codes = scratch.u32('value codes', count);
  gatherCodes(field.column, docs, count, codes);
  for (let at = 0; at < count; at++) if (held[at] === 0 && holds(codes[at]!)) held[at] = 1;
  if (!field.extras) return;
  const places = new Map<number, number>();
  for (let at = 0; at < count; at++) places.set(docs[at]!, at);
  field.extras.docs.forEach((doc, entry) => {
    const at = places.get(doc);
    if (at !== undefined && holds(field.extras?.codes[entry] ?? 0)) held[at] = 1;
  });
}

/** Records that hold all the words somewhere in their text; lists are intersected shortest first. */
export function keywordCriterion(segment: Segment, words: readonly WordPattern[], phrases: readonly (readonly string[])[], scratch: Scratch): CompiledCriterion {
  const found = words.map((word) => {
    const codes = wordCodes(segment.keywords.words, word);
    return { codes, records: codes.reduce((sum, code) => sum + segment.keywords.counts[code]!, 0) };
  });
  if (found.length === 0 || found.some(({ codes }) => codes.length === 0)) return NOTHING;
  found.sort((a, b) => a.records - b.records);
  const narrow = (docs: Uint32Array, count: number, from: number): number => {
    let left = count;
    for (const { codes } of found.slice(from)) {
      if (left === 0) return 0;
      const list = scratch.u32('word records', segment.docs);
      left = intersect(docs, left, list, wordRecords(segment, codes, list, scratch));
    }
    return phrases.length > 0 ? withPhrases(segment, phrases, docs, left, scratch) : left;
  };
  return {
    estimate: Math.min(found[0]?.records ?? 0, segment.docs),
    produceCost: found.reduce((sum, { records }) => sum + records, 0),
    produce: (out) => narrow(out, wordRecords(segment, found[0]?.codes ?? [], out, scratch), 1),
    filter: (docs, count) => narrow(docs, count, 0),
    addPenalties: null,
  };
}
