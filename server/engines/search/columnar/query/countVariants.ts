import { type FoundVariant, type ValueCriterion, variantJudge, variedFields } from '../../matching/matchVariant.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { Segment } from '../segment/Segment.ts';
import { gatherPlaces, holderIndex, type ValueField } from '../segment/ValueField.ts';
import type { FoundRecords } from './evaluate.ts';
import type { Scratch } from './ScratchArrays.ts';

/** A variant with the records of a segment that hold it. */
type HeldVariant = FoundVariant & { docs: Set<number> };

/**
 * Judges a value code with a place code once, however many records hold them; null for places that were not asked for.
 */
function rememberVariants(
  { dictionary, places }: ValueField,
  criterion: ValueCriterion,
): ((value: number, place: number) => FoundVariant | null) | null {
  const judge = variantJudge(criterion);
  // By place code, then by value code: a search for a city looks at as many records as the city has.
  const known: ((FoundVariant | null)[] | undefined)[] = [];
  if (criterion.kind === 'text') known[0] = [];
  else
    places?.ids.forEach((id, at) => {
      if (criterion.area.named.includes(id)) known[at + 1] = [];
    });
  if (known.length === 0) return null;
  return (value, place) => {
    const values = known[place];
    if (value === 0 || !values) return null;
    const before = values[value];
    if (before !== undefined) return before;
    return (values[value] = judge(dictionary.get(value - 1), place === 0 ? null : (places?.ids[place - 1] ?? null)));
  };
}

/** The other names under which records of a segment hold the place or the occupation asked for. */
export function countVariants(
  segment: Segment,
  criterion: ValueCriterion,
  { docs, count }: FoundRecords,
  scratch: Scratch,
): Map<string, HeldVariant> {
  const held = new Map<string, HeldVariant>();
  const add = (found: FoundVariant | null, doc: number): void => {
    if (!found) return;
    const variant = held.get(found.variant) ?? { ...found, docs: new Set() };
    held.set(found.variant, variant);
    variant.docs.add(doc);
  };
  for (const id of variedFields(criterion)) {
    const field = segment.field(id);
    const variantOf = field && rememberVariants(field, criterion);
    if (!variantOf) continue;
    const values = scratch.u32('variant values', count);
    const places = scratch.u32('variant places', count).fill(0, 0, count);
    gatherCodes(field.column, docs, count, values);
    if (criterion.kind === 'place') gatherPlaces(field, docs, count, places);
    for (let at = 0; at < count; at++) add(variantOf(values[at]!, places[at]!), docs[at]!);
    if (!field.extras) continue;
    const sought = docs.subarray(0, count);
    const { docs: holders, codes, places: more } = field.extras;
    for (let entry = 0; entry < holders.length; entry++) {
      const found = variantOf(codes[entry]!, criterion.kind === 'place' ? (more?.[entry] ?? 0) : 0);
      if (found && holderIndex(sought, holders[entry]!) >= 0) add(found, holders[entry]!);
    }
  }
  return held;
}
