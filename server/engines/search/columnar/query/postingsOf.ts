import { gatherCodes } from '../segment/CodeColumn.ts';
import { gatherPlaces, type ValueField } from '../segment/ValueField.ts';
import type { CompiledCriterion } from './CompiledCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';

/** How a field answers a criterion. Every grade is 0 for no, and 1 + penalty for yes. */
interface GradedField extends Pick<CompiledCriterion, 'estimate' | 'produceCost'> {
  /** Writes ascending records into `out`, every match among them. @returns how many. */
  list: (out: Uint32Array) => number;
  /** Whether `list` writes matches only. */
  isExact: boolean;
  /** Whether a match may be worse than exact. */
  isGraded: boolean;
  /** Grades of records by their first values; the next call may write over them. */
  firstGrades: (docs: Uint32Array, count: number) => Uint32Array;
  /** Grades by record of values beyond the first; null where none is accepted. */
  extras: ReadonlyMap<number, number> | null;
}

/** The better of two grades. */
export const better = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b));

/** Best grade of each record among its values beyond the first, by value and place; null when none is accepted. */
export function gradeExtras(
  { extras }: ValueField,
  gradeOf: (value: number, place: number) => number,
): Map<number, number> | null {
  if (!extras) return null;
  const { docs, codes, places } = extras;
  const best = new Map<number, number>();
  for (let at = 0; at < docs.length; at++) {
    const grade = gradeOf(codes[at]!, places ? places[at]! : 0);
    if (grade > 0) best.set(docs[at]!, better(best.get(docs[at]!) ?? 0, grade));
  }
  return best.size > 0 ? best : null;
}

/** Grades records by their first value and its place together. */
export const gradesWithPlace =
  (field: ValueField, gradeOf: (value: number, place: number) => number, scratch: Scratch) =>
  (docs: Uint32Array, count: number): Uint32Array => {
    const [values, found] = [scratch.u32('value codes', count), scratch.u32('place codes', count)];
    gatherCodes(field.column, docs, count, values);
    gatherPlaces(field, docs, count, found);
    for (let at = 0; at < count; at++) found[at] = gradeOf(values[at]!, found[at]!);
    return found;
  };

/** The criterion of a field whose values have grades. */
export function postingsOf({ list, isExact, isGraded, firstGrades, extras, ...cost }: GradedField): CompiledCriterion {
  const gradesOf = (docs: Uint32Array, count: number): Uint32Array => {
    const found = firstGrades(docs, count);
    if (extras) for (let at = 0; at < count; at++) found[at] = better(found[at]!, extras.get(docs[at]!) ?? 0);
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
    ...cost,
    produce: isExact ? list : (out) => filter(out, list(out)),
    filter,
    addPenalties: isGraded
      ? (docs, count, into) => {
          const found = gradesOf(docs, count);
          for (let at = 0; at < count; at++) into[at]! += found[at]! - 1;
        }
      : null,
  };
}
