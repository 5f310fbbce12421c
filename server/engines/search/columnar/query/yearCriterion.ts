import { yearPenalty, yearsAway } from '../../matching/matchCriterion.ts';
import type { YearField } from '../segment/Segment.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';
import { holderIndex } from '../segment/ValueField.ts';
import type { CompiledCriterion } from './CompiledCriterion.ts';

/** Records whose span comes within `yearsEitherWay` years of the asked one. */
export function yearCriterion({ earliest, latest, holders }: YearField, year: number, yearsEitherWay: number, records: number): CompiledCriterion {
  const from = year - yearsEitherWay;
  const to = year + yearsEitherWay;
  const slotOf = (doc: number): number => (holders ? holderIndex(holders, doc) : doc);
  const isMet = (slot: number): boolean => slot >= 0 && earliest[slot]! <= to && latest[slot]! >= from && earliest[slot]! !== NO_YEAR;
  const slots = holders ? holders.length : records;
  return {
    estimate: slots,
    produceCost: slots,
    produce(out) {
      let count = 0;
      for (let slot = 0; slot < slots; slot++) {
        out[count] = holders ? holders[slot]! : slot;
        // Without a year, `latest` lies below every year there is.
        count += earliest[slot]! <= to && latest[slot]! >= from && earliest[slot]! !== NO_YEAR ? 1 : 0;
      }
      return count;
    },
    filter(docs, count) {
      let kept = 0;
      for (let at = 0; at < count; at++) {
        const doc = docs[at]!;
        if (isMet(slotOf(doc))) docs[kept++] = doc;
      }
      return kept;
    },
    addPenalties(docs, count, into) {
      for (let at = 0; at < count; at++) {
        const slot = slotOf(docs[at]!);
        into[at]! += yearPenalty(yearsAway(year, earliest[slot]!, latest[slot]!), earliest[slot]!, latest[slot]!);
      }
    },
  };
}
