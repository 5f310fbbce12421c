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
