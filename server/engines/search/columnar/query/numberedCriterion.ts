import type { Segment } from '../segment/Segment.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';

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
