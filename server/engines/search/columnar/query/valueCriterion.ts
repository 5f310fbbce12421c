import { gatherCodes, scanColumn } from '../segment/CodeColumn.ts';
import type { ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { gradeExtras, postingsOf } from './postingsOf.ts';
import type { Scratch } from './ScratchArrays.ts';

/**
 * What values a criterion accepts: `grades[code]` is 0 for no and 1 + penalty for yes; `codes` lists the accepted ones.
 */
export interface AcceptedValues {
  grades: Uint16Array;
  codes: readonly number[];
}

/** A quicker way to the records than reading a column through. */
export interface RecordLister {
  /** How many slots it looks at. */
  cost: number;
  /** Ascending; all records that match by their first value, perhaps with others. */
  list(out: Uint32Array): number;
  /** Nothing is listed that does not match, and nothing is missing but further values. */
  isExact: boolean;
}

/** Adds the extra records to an ascending list that lacks some of them. */
function withExtraRecords(out: Uint32Array, count: number, extras: ReadonlyMap<number, number> | null): number {
  if (!extras) return count;
  const seen = new Set(out.subarray(0, count));
  let end = count;
  for (const doc of extras.keys()) if (!seen.has(doc)) out[end++] = doc;
  if (end > count) out.subarray(0, end).sort();
  return end;
}

/** Lists records by ranges, where they are laid out by the field. */
export function rangeLister(codes: readonly number[], starts: Uint32Array, estimate: number): RecordLister {
  return {
    cost: estimate,
    isExact: true,
    list(out) {
      let count = 0;
      for (const code of [...codes].sort((a, b) => a - b))
        for (let doc = starts[code]!; doc < starts[code + 1]!; doc++) out[count++] = doc;
      return count;
    },
  };
}

/**
 * A criterion that the values of one field decide: names, facets, words of short texts.
 *
 * @param lister - null when there is only the column to read.
 */
export function valueCriterion(
  field: ValueField,
  accepted: AcceptedValues,
  records: number,
  scratch: Scratch,
  lister: RecordLister | null,
): CompiledCriterion {
  if (accepted.codes.length === 0) return NOTHING;
  const { grades } = accepted;
  const extras = gradeExtras(field, (code) => grades[code]!);
  let estimate = 0;
  let isGraded = false;
  for (const code of accepted.codes) {
    estimate += field.counts[code]!;
    if (grades[code]! > 1) isGraded = true;
  }
  const columnCost = field.column.shape === 'held' ? field.column.holders.length : records;
  const quick = lister && lister.cost < columnCost ? lister : null;
  const isExact = quick?.isExact ?? true;
  return postingsOf({
    estimate,
    produceCost: quick?.cost ?? columnCost,
    list(out) {
      const count = quick ? quick.list(out) : scanColumn(field.column, grades, records, out);
      return isExact ? withExtraRecords(out, count, extras) : count;
    },
    isExact,
    isGraded,
    firstGrades(docs, count) {
      const codes = scratch.u32('value codes', count);
      gatherCodes(field.column, docs, count, codes);
      for (let at = 0; at < count; at++) codes[at] = grades[codes[at]!]!;
      return codes;
    },
    extras,
  });
}
