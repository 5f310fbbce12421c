import type { StatedValues } from '../../matching/plannedCriterion.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import { gatherPlaces, type ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
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
  const extras = new Set<number>();
  field.extras?.docs.forEach((doc, at) => {
    if (grades[field.extras?.codes[at] ?? 0]! > 0 && allowed[field.extras?.places?.[at] ?? 0] === 1) extras.add(doc);
  });
  const filter = (docs: Uint32Array, count: number): number => {
    const [values, lies] = [scratch.u32('stated values', count), scratch.u32('stated places', count)];
    gatherCodes(field.column, docs, count, values);
    gatherPlaces(field, docs, count, lies);
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const doc = docs[at]!;
      docs[kept] = doc;
      kept += (grades[values[at]!]! > 0 && allowed[lies[at]!] === 1) || extras.has(doc) ? 1 : 0;
    }
    return kept;
  };
  return {
    ...byValue,
    produce: (out) => filter(out, byValue.produce(out)),
    filter,
    addPenalties:
      miles === 0
        ? null
        : (_docs, count, into) => {
            for (let at = 0; at < count; at++) into[at]! += miles;
          },
  };
}
