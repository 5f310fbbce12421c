import type { Segment } from '../segment/Segment.ts';

/**
 * A criterion made ready for one segment. Record lists are ascending throughout, in the first `count` places of their
 * arrays; loops run over whole lists, never over one record at a time.
 */
export interface CompiledCriterion {
  /** No more records than this match. */
  estimate: number;
  /** Roughly how many slots `produce` looks at. */
  produceCost: number;
  /** Writes every matching record into `out`. @returns how many. */
  produce(out: Uint32Array): number;
  /** Keeps the matching records of a list, in place. @returns how many. */
  filter(docs: Uint32Array, count: number): number;
  /** Adds what each record's match lacks of exact; null when every match is exact. */
  addPenalties: ((docs: Uint32Array, count: number, into: Uint32Array) => void) | null;
}

/** Matches nothing: a value the segment does not hold. */
export const NOTHING: CompiledCriterion = {
  estimate: 0,
  produceCost: 0,
  produce: () => 0,
  filter: () => 0,
  addPenalties: null,
};

/** Records by their numbers, as another index found them; those the segment does not hold are passed over. */
export function numberedCriterion({ no, docs }: Segment, nos: readonly number[]): CompiledCriterion {
  const wanted = new Set(nos);
  const marks = new Uint8Array(docs);
  let count = 0;
  if (wanted.size > 0) for (let doc = 0; doc < docs; doc++) if (wanted.has(no[doc]!)) count += marks[doc] = 1;
  if (count === 0) return NOTHING;
  return {
    estimate: count,
    produceCost: docs,
    produce(out) {
      let found = 0;
      for (let doc = 0; doc < docs; doc++) if (marks[doc] === 1) out[found++] = doc;
      return found;
    },
    filter(list, length) {
      let left = 0;
      for (let at = 0; at < length; at++) if (marks[list[at]!] === 1) list[left++] = list[at]!;
      return left;
    },
    addPenalties: null,
  };
}
