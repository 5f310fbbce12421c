import { WORDS_PLACE_PENALTY } from '../../matching/matchCriterion.ts';
import type { PlaceNear } from '../../matching/plannedCriterion.ts';
import { gatherCodes, type ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import type { Scratch } from './Scratch.ts';
import { unionPostings } from './unionPostings.ts';
import { valueCriterion } from './valueCriterion.ts';

/** `grades` of place codes: 0 for no, 1 + miles for yes. Both lists ascend. */
function placeGrades(ids: Int32Array, near: readonly PlaceNear[]): { grades: Uint16Array; codes: number[] } {
  const grades = new Uint16Array(ids.length + 1);
  const codes: number[] = [];
  let at = 0;
  for (const { id, miles } of near) {
    while (at < ids.length && ids[at]! < id) at++;
    if (at < ids.length && ids[at] === id) {
      grades[at + 1] = 1 + miles;
      codes.push(at + 1);
    }
  }
  return { grades, codes };
}

/**
 * Records whose place lies near, and records whose place could not be told but bears the words asked for.
 *
 * @param wordValues - codes of the values that hold all the words asked for.
 */
export function placeCriterion(field: ValueField, near: readonly PlaceNear[], wordValues: ReadonlySet<number>, records: number, scratch: Scratch): CompiledCriterion {
  const wordGrades = new Uint16Array(field.dictionary.size + 1);
  const grade = (values: Iterable<number>): void => {
    for (const code of values) wordGrades[code] = 1 + WORDS_PLACE_PENALTY;
  };
  if (!field.places) {
    grade(wordValues);
    return valueCriterion(field, { grades: wordGrades, codes: [...wordValues] }, records, scratch, null);
  }
  // Nearly every value is a place that could be told: its words need no looking at.
  const untold = [...field.places.untold].filter((code) => wordValues.has(code));
  grade(untold);
  const { grades, codes: placeCodes } = placeGrades(field.places.ids, near);
  if (placeCodes.length === 0 && untold.length === 0) return NOTHING;
  const { column, records: placeRecords } = field.places;
  if (untold.length > 0) placeCodes.push(0);
  const cost = placeCodes.reduce((sum, code) => sum + placeRecords.lists[code + 1]! - placeRecords.lists[code]!, 0);
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
    if (untold.length > 0) {
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
  return {
    estimate: Math.min(cost, records),
    produceCost: cost * 3,
    produce(out) {
      const count = unionPostings(placeRecords, placeCodes, records, out, scratch);
      return untold.length > 0 ? filter(out, count) : count;
    },
    filter,
    addPenalties(docs, count, into) {
      const found = gradesOf(docs, count);
      for (let at = 0; at < count; at++) into[at]! += found[at]! - 1;
    },
  };
}
