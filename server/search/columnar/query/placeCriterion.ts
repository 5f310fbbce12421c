import { WORDS_PLACE_PENALTY } from '../../matching/matchCriterion.ts';
import type { PlaceNear } from '../../matching/plannedCriterion.ts';
import { gatherCodes, type ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import type { Scratch } from './Scratch.ts';
import { scanColumn, valueCriterion, withExtraRecords } from './valueCriterion.ts';

/** `grades` of place codes: 0 for no, 1 + miles for yes. Both lists ascend. */
function placeGrades(ids: Int32Array, near: readonly PlaceNear[]): { grades: Uint16Array; isAny: boolean } {
  const grades = new Uint16Array(ids.length + 1);
  let at = 0;
  let isAny = false;
  for (const { id, miles } of near) {
    while (at < ids.length && ids[at]! < id) at++;
    if (at < ids.length && ids[at] === id) {
      grades[at + 1] = 1 + miles;
      isAny = true;
    }
  }
  return { grades, isAny };
}

/**
 * Records whose place lies near, and records whose place could not be told but bears the words asked for.
 *
 * @param wordValues - codes of the values that hold all the words asked for.
 */
export function placeCriterion(field: ValueField, near: readonly PlaceNear[], wordValues: ReadonlySet<number>, records: number, scratch: Scratch): CompiledCriterion {
  const wordGrades = new Uint16Array(field.dictionary.size + 1);
  for (const code of wordValues) wordGrades[code] = 1 + WORDS_PLACE_PENALTY;
  if (!field.places) return valueCriterion(field, { grades: wordGrades, codes: [...wordValues] }, records, scratch, null);

  const { grades, isAny } = placeGrades(field.places.ids, near);
  if (!isAny && wordValues.size === 0) return NOTHING;
  const { column } = field.places;
  const extras = new Map<number, number>();
  if (field.extras?.places) {
    const { docs, codes, places } = field.extras;
    for (let at = 0; at < docs.length; at++) {
      const grade = places[at] === 0 ? wordGrades[codes[at]!]! : grades[places[at]!]!;
      if (grade > 0) extras.set(docs[at]!, Math.min(extras.get(docs[at]!) ?? Infinity, grade));
    }
  }
  const gradesOf = (docs: Uint32Array, count: number): Uint32Array => {
    const found = scratch.u32('place codes', count);
    gatherCodes(column, docs, count, found);
    if (wordValues.size > 0) {
      const values = scratch.u32('value codes', count);
      gatherCodes(field.column, docs, count, values);
      for (let at = 0; at < count; at++) found[at] = found[at] === 0 ? wordGrades[values[at]!]! : grades[found[at]!]!;
    } else for (let at = 0; at < count; at++) found[at] = grades[found[at]!]!;
    if (extras.size > 0) {
      for (let at = 0; at < count; at++) {
        const extra = extras.get(docs[at]!);
        if (extra !== undefined && (found[at] === 0 || extra < found[at]!)) found[at] = extra;
      }
    }
    return found;
  };
  const filter = (docs: Uint32Array, count: number): number => {
    const found = gradesOf(docs, count);
    let kept = 0;
    for (let at = 0; at < count; at++) {
      docs[kept] = docs[at]!;
      kept += found[at]! > 0 ? 1 : 0;
    }
    return kept;
  };
  const slots = column.holders ? column.holders.length : records;
  return {
    estimate: slots,
    produceCost: wordValues.size > 0 ? slots * 3 : slots,
    produce(out) {
      if (wordValues.size === 0) return withExtraRecords(out, scanColumn(column, grades, records, out), extras.size > 0 ? extras : null);
      if (column.holders) out.set(column.holders);
      else for (let doc = 0; doc < records; doc++) out[doc] = doc;
      return filter(out, slots);
    },
    filter,
    addPenalties(docs, count, into) {
      const found = gradesOf(docs, count);
      for (let at = 0; at < count; at++) into[at]! += found[at]! - 1;
    },
  };
}
