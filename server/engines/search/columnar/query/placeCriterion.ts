import type { PlaceArea } from '#domain/places/gazetteer/placeArea.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';

import { mayBeWords, WORDS_PLACE_PENALTY } from '../../matching/matchPlace.ts';
import { gatherPlaces, type PlaceCodes, type ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { better, gradeExtras, gradesWithPlace, postingsOf } from './postingsOf.ts';
import type { Scratch } from './ScratchArrays.ts';
import { mostRecords, unionPostings } from './unionPostings.ts';
import { valueCriterion } from './valueCriterion.ts';

/** `grades` of place codes: 0 for no, 1 + miles for yes; `codes` are those with a grade. Ids ascend on both sides. */
function placeGrades(ids: Int32Array, area: PlaceArea): { grades: Uint16Array; codes: number[] } {
  const grades = new Uint16Array(ids.length + 1);
  const codes: number[] = [];
  let at = 0;
  for (let near = 0; near < area.ids.length; near++) {
    while (at < ids.length && ids[at]! < area.ids[near]!) at++;
    if (at < ids.length && ids[at] === area.ids[near]) {
      grades[at + 1] = 1 + area.miles[near]!;
      codes.push(at + 1);
    }
  }
  return { grades, codes };
}

/** Codes of places that could not be located, among which words are looked for. Regions have the highest ids. */
function wordPlaces({ ids }: PlaceCodes, wordsWithin: PlaceArea['wordsWithin']): number[] {
  const codes = mayBeWords(null, wordsWithin) ? [0] : [];
  for (let at = ids.length - 1; at >= 0 && isRegionId(ids[at]!); at--)
    if (mayBeWords(ids[at]!, wordsWithin)) codes.push(at + 1);
  return codes;
}

/** Whether a value is a name of the place that was left out of the search. */
type LeftOut = (key: string, placeId: number) => boolean;

/** Judges every value with every place it is found at once. */
function rememberLeftOut(
  { dictionary, places }: ValueField,
  isLeftOut: LeftOut,
): (value: number, place: number) => boolean {
  const known = new Map<number, boolean>();
  return (value, place) => {
    const key = place * (dictionary.size + 1) + value;
    let answer = known.get(key);
    if (answer === undefined)
      known.set(
        key,
        (answer = value > 0 && place > 0 && isLeftOut(dictionary.get(value - 1), places?.ids[place - 1] ?? -1)),
      );
    return answer;
  };
}

/**
 * Records whose place lies in the area, and records whose place could not be located but has the words asked for.
 *
 * @param wordValues - codes of the values that hold all the words asked for.
 * @param isLeftOut - of a value and the id of its place; null where no name of the place is left out.
 */
export function placeCriterion(
  field: ValueField,
  area: PlaceArea,
  wordValues: ReadonlySet<number>,
  records: number,
  scratch: Scratch,
  isLeftOut: LeftOut | null,
): CompiledCriterion {
  const wordGrades = new Uint16Array(field.dictionary.size + 1);
  const grade = (values: Iterable<number>): void => {
    for (const code of values) wordGrades[code] = 1 + WORDS_PLACE_PENALTY;
  };
  if (!field.places) {
    if (!mayBeWords(null, area.wordsWithin)) return NOTHING;
    grade(wordValues);
    return valueCriterion(field, { grades: wordGrades, codes: [...wordValues] }, records, scratch, null);
  }
  // Nearly every value is a place that could be located: its words need no looking at.
  const unlocated = wordValues.size === 0 ? [] : [...field.places.unlocated].filter((code) => wordValues.has(code));
  grade(unlocated);
  const { grades, codes: placeCodes } = placeGrades(field.places.ids, area);
  const byWords = unlocated.length > 0 ? wordPlaces(field.places, area.wordsWithin) : [];
  const mayHoldWords = new Uint8Array(grades.length);
  for (const code of byWords) {
    mayHoldWords[code] = 1;
    if (grades[code] === 0) placeCodes.push(code);
  }
  if (placeCodes.length === 0) return NOTHING;
  const { records: placeRecords } = field.places;
  const leaves = isLeftOut ? rememberLeftOut(field, isLeftOut) : null;
  const gradeOf = (value: number, place: number): number => {
    const located = grades[place]! > 0 && leaves?.(value, place) ? 0 : grades[place]!;
    return mayHoldWords[place] === 0 ? located : better(located, wordGrades[value]!);
  };
  const isJudgedByValue = byWords.length > 0 || leaves !== null;
  const cost = mostRecords(placeRecords, placeCodes);
  return postingsOf({
    estimate: Math.min(cost, records),
    produceCost: cost * 3,
    list: (out) => unionPostings(placeRecords, placeCodes, records, out, scratch),
    isExact: !isJudgedByValue,
    isGraded: true,
    firstGrades: isJudgedByValue
      ? gradesWithPlace(field, gradeOf, scratch)
      : (docs, count) => {
          const found = scratch.u32('place codes', count);
          gatherPlaces(field, docs, count, found);
          for (let at = 0; at < count; at++) found[at] = grades[found[at]!]!;
          return found;
        },
    extras: gradeExtras(field, gradeOf),
  });
}
