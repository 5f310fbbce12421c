import type { StatedValues } from '../../matching/plannedCriterion.ts';
import type { ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { gradeExtras, gradesWithPlace, postingsOf } from './postingsOf.ts';
import type { Scratch } from './ScratchArrays.ts';
import { valueCriterion } from './valueCriterion.ts';

/** Records that have one of the values, where the place of the value is one of those allowed. */
export function statedCriterion(
  field: ValueField,
  { keys, within, miles }: Omit<StatedValues, 'fields'>,
  records: number,
  scratch: Scratch,
): CompiledCriterion {
  const codes = keys
    .map((key) => field.dictionary.find(key))
    .filter((code) => code !== null)
    .map((code) => code + 1);
  const grades = new Uint16Array(field.dictionary.size + 1);
  for (const code of codes) grades[code] = 1 + miles;
  const byValue = valueCriterion(field, { grades, codes }, records, scratch, null);
  const { places } = field;
  if (byValue === NOTHING || !places) return within.includes(null) ? byValue : NOTHING;
  const allowed = new Uint8Array(places.ids.length + 1);
  if (within.includes(null)) allowed[0] = 1;
  places.ids.forEach((id, at) => {
    if (within.includes(id)) allowed[at + 1] = 1;
  });
  const gradeOf = (value: number, place: number): number => (allowed[place] === 1 ? grades[value]! : 0);
  return postingsOf({
    estimate: byValue.estimate,
    produceCost: byValue.produceCost,
    list: (out) => byValue.produce(out),
    isExact: false,
    isGraded: miles > 0,
    firstGrades: gradesWithPlace(field, gradeOf, scratch),
    extras: gradeExtras(field, gradeOf),
  });
}
