import { type FoundVariant, type ValueCriterion, variantJudge, variedFields } from '../../matching/matchVariant.ts';
import type { Segment } from '../segment/Segment.ts';
import { gatherCodes, holderIndex, type ValueField } from '../segment/ValueField.ts';
import type { FoundRecords } from './evaluate.ts';
import type { Scratch } from './Scratch.ts';

/** A variant with the records of a segment that hold it. */
type HeldVariant = FoundVariant & { docs: Set<number> };

/** Judges a value code with a place code once, however many records hold them. */
function rememberVariants({ dictionary, places }: ValueField, criterion: ValueCriterion): (value: number, place: number) => FoundVariant | null {
  const judge = variantJudge(criterion);
  const known = new Map<string, FoundVariant | null>();
  return (value, place) => {
    if (value === 0) return null;
    const key = `${value} ${place}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = judge(dictionary.get(value - 1), place === 0 ? null : (places?.ids[place - 1] ?? null));
    known.set(key, found);
    return found;
  };
}

/** The other names under which records of a segment hold the place or the occupation asked for. */
export function countVariants(segment: Segment, criterion: ValueCriterion, { docs, count }: FoundRecords, scratch: Scratch): Map<string, HeldVariant> {
  const held = new Map<string, HeldVariant>();
  const add = (found: FoundVariant | null, doc: number): void => {
    if (!found) return;
    const variant = held.get(found.variant) ?? { ...found, docs: new Set() };
    held.set(found.variant, variant);
    variant.docs.add(doc);
  };
  for (const id of variedFields(criterion)) {
    const field = segment.field(id);
    if (!field) continue;
    const variantOf = rememberVariants(field, criterion);
    const values = scratch.u32('variant values', count);
    const places = scratch.u32('variant places', count).fill(0, 0, count);
    gatherCodes(field.column, docs, count, values);
    if (field.places) gatherCodes(field.places.column, docs, count, places);
    for (let at = 0; at < count; at++) add(variantOf(values[at]!, places[at]!), docs[at]!);
    if (!field.extras) continue;
    const sought = docs.subarray(0, count);
    const { docs: holders, codes, places: more } = field.extras;
    for (let entry = 0; entry < holders.length; entry++) {
      const found = variantOf(codes[entry]!, more?.[entry] ?? 0);
      if (found && holderIndex(sought, holders[entry]!) >= 0) add(found, holders[entry]!);
    }
  }
  return held;
}
