import { wordsInOrder } from '#domain/records/core/textTokens.ts';

import { holdsPhrase } from '../../matching/matchCriterion.ts';
import type { WordPattern } from '../../matching/wordPattern.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { Segment } from '../segment/Segment.ts';
import type { ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';
import { unionPostings } from './unionPostings.ts';
import { wordCodes } from './wordValues.ts';

/**
 * Keeps the records of `docs` that are also in `others`; both ascend. Steps through the longer list in leaps when the
 * other is much shorter.
 * @returns how many are left at the start of `docs`.
 */
export function intersect(docs: Uint32Array, count: number, others: Uint32Array, otherCount: number): number {
  let kept = 0;
  let other = 0;
  if (count * 16 < otherCount) {
    for (let at = 0; at < count; at++) {
      const doc = docs[at]!;
      let step = 1;
      let low = other;
      while (low + step < otherCount && others[low + step]! < doc) {
        low += step;
        step *= 2;
      }
      let high = Math.min(otherCount, low + step + 1);
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (others[middle]! < doc) low = middle + 1;
        else high = middle;
      }
      other = low;
      if (other < otherCount && others[other] === doc) docs[kept++] = doc;
    }
    return kept;
  }
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!;
    while (other < otherCount && others[other]! < doc) other++;
    if (other < otherCount && others[other] === doc) docs[kept++] = doc;
  }
  return kept;
}

/** Keeps the records that hold every phrase inside one of their values. */
function withPhrases(
  segment: Segment,
  phrases: readonly (readonly string[])[],
  docs: Uint32Array,
  count: number,
  scratch: Scratch,
): number {
  let left = count;
  for (const phrase of phrases) {
    const held = new Uint8Array(left);
    for (const id in segment.meta.values) {
      const field = segment.field(id);
      if (field) markHolders(id, field, phrase, docs, left, held, scratch);
    }
    let kept = 0;
    for (let at = 0; at < left; at++) if (held[at] === 1) docs[kept++] = docs[at]!;
    left = kept;
  }
  return left;
}

function markHolders(
  id: string,
  field: ValueField,
  phrase: readonly string[],
  docs: Uint32Array,
  count: number,
  held: Uint8Array,
  scratch: Scratch,
): void {
  const known = new Map<number, boolean>([[0, false]]);
  const holds = (code: number): boolean => {
    let answer = known.get(code);
    if (answer === undefined)
      known.set(code, (answer = holdsPhrase(wordsInOrder(id, field.dictionary.get(code - 1)), phrase)));
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
export function keywordCriterion(
  segment: Segment,
  words: readonly WordPattern[],
  phrases: readonly (readonly string[])[],
  scratch: Scratch,
): CompiledCriterion {
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
      left = intersect(docs, left, list, unionPostings(segment.keywords, codes, segment.docs, list, scratch));
    }
    return phrases.length > 0 ? withPhrases(segment, phrases, docs, left, scratch) : left;
  };
  return {
    estimate: Math.min(found[0]?.records ?? 0, segment.docs),
    produceCost: found.reduce((sum, { records }) => sum + records, 0),
    produce: (out) =>
      narrow(out, unionPostings(segment.keywords, found[0]?.codes ?? [], segment.docs, out, scratch), 1),
    filter: (docs, count) => narrow(docs, count, 0),
    addPenalties: null,
  };
}
