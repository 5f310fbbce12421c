import type { CompiledCriterion } from './CompiledCriterion.ts';

/**
 * All records of a segment but the withheld ones.
 *
 * @param withheld - ascending.
 */
export function openCriterion(withheld: Uint32Array, records: number): CompiledCriterion {
  const { length } = withheld;
  return {
    estimate: records - length,
    produceCost: records,
    produce(out) {
      let count = 0;
      let at = 0;
      for (let record = 0; record < records; record++) {
        if (at < length && withheld[at] === record) at++;
        else out[count++] = record;
      }
      return count;
    },
    filter(docs, count) {
      let kept = 0;
      let at = 0;
      for (let index = 0; index < count; index++) {
        const doc = docs[index]!;
        while (at < length && withheld[at]! < doc) at++;
        if (at >= length || withheld[at] !== doc) docs[kept++] = doc;
      }
      return kept;
    },
    addPenalties: null,
  };
}
