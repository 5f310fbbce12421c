import { yearPenalty, yearsAway } from '../../matching/matchCriterion.ts';
import type { YearField } from '../segment/Segment.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';
import type { CompiledCriterion } from './CompiledCriterion.ts';

/** Records whose span comes within `yearsEitherWay` years of the asked one. */
export function yearCriterion(
  { earliest, spans, holders }: YearField,
  year: number,
  yearsEitherWay: number,
  records: number,
): CompiledCriterion {
  const from = year - yearsEitherWay;
  const to = year + yearsEitherWay;
  const slotOf = (doc: number): number => (holders ? holders.slotOf(doc) : doc);
  const meets = (slot: number): boolean =>
    earliest[slot]! <= to && earliest[slot]! + (spans ? spans[slot]! : 0) >= from && earliest[slot]! !== NO_YEAR;
  const slots = holders ? holders.length : records;
  return {
    estimate: slots,
    produceCost: slots,
    produce(out) {
      let count = 0;
      if (!holders) {
        for (let slot = 0; slot < slots; slot++) {
          out[count] = slot;
          count += meets(slot) ? 1 : 0;
        }
        return count;
      }
      const { lows, starts } = holders;
      for (let block = 0; block + 1 < starts.length; block++) {
        for (let slot = starts[block]!; slot < starts[block + 1]!; slot++) {
          out[count] = block * 0x1_0000 + lows[slot]!;
          count += meets(slot) ? 1 : 0;
        }
      }
      return count;
    },
    filter(docs, count) {
      let kept = 0;
      for (let at = 0; at < count; at++) {
        const doc = docs[at]!;
        const slot = slotOf(doc);
        if (slot >= 0 && meets(slot)) docs[kept++] = doc;
      }
      return kept;
    },
    addPenalties(docs, count, into) {
      for (let at = 0; at < count; at++) {
        const slot = slotOf(docs[at]!);
        const first = earliest[slot]!;
        const last = first + (spans ? spans[slot]! : 0);
        into[at]! += yearPenalty(yearsAway(year, first, last), first, last);
      }
    },
  };
}
