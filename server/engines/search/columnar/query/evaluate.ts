import type { CompiledCriterion } from './CompiledCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';

/** Records of one segment that meet criteria: ascending, the first `count` of `docs`. */
export interface FoundRecords {
  docs: Uint32Array;
  count: number;
}

/**
 * Meets all criteria: the one that is cheapest to list lists its records, the others thin the list out, the most
 * selective first.
 */
export function meetAll(
  criteria: readonly CompiledCriterion[],
  records: number,
  scratch: Scratch,
  name: string,
): FoundRecords {
  if (criteria.some(({ estimate }) => estimate === 0)) return { docs: scratch.u32(name, 0), count: 0 };
  let lead = criteria[0];
  for (const criterion of criteria) {
    if (
      lead &&
      (criterion.produceCost < lead.produceCost ||
        (criterion.produceCost === lead.produceCost && criterion.estimate < lead.estimate))
    )
      lead = criterion;
  }
  if (!lead) return { docs: scratch.everyRecord(name, records), count: records };
  const docs = scratch.u32(name, records + 1);
  let count = lead.produce(docs);
  for (const criterion of criteria.filter((other) => other !== lead).sort((a, b) => a.estimate - b.estimate)) {
    if (count === 0) break;
    count = criterion.filter(docs, count);
  }
  return { docs, count };
}
