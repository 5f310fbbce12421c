import { isRegionId } from '#domain/places/gazetteer/region.ts';

import type { Section } from '../format/sections.ts';
import { packDictionary } from '../format/StringDictionary.ts';
import type { Codes } from '../segment/CodeColumn.ts';
import type { ColumnShape } from '../segment/segmentMeta.ts';
import { addHolders, addPostings } from './addPostings.ts';
import { largestOf, narrow } from './typedArrays.ts';
import type { ValueAccumulator } from './ValueAccumulator.ts';

/** The values of one field with the records in their final order. */
export interface FinishedValues {
  sorted: readonly string[];
  /** Records per code; index 0 counts nothing. */
  counts: Uint32Array;
  /** Code of each record's first value, 0 for none. */
  primary: Uint32Array;
  primaryPlaces: Uint32Array | null;
  /** Further values: record ascending, code, place. */
  extras: { docs: Uint32Array; codes: Uint32Array; places: Uint32Array };
  held: number;
}

/** Moves entries from arrival order to the final order of records. */
export function arrangeValues(
  field: ValueAccumulator,
  sorted: readonly string[],
  codes: Uint32Array,
  newOf: Uint32Array,
): FinishedValues {
  const docs = field.docs.view();
  const places = field.places.view();
  const counts = new Uint32Array(sorted.length + 1);
  const primary = new Uint32Array(newOf.length);
  const primaryPlaces = field.hasPlaces ? new Uint32Array(newOf.length) : null;
  const extra: { doc: number; entry: number }[] = [];
  let held = 0;
  for (let entry = 0; entry < docs.length; entry++) {
    const doc = newOf[docs[entry]!]!;
    counts[codes[entry]!]!++;
    if (primary[doc] === 0) {
      primary[doc] = codes[entry]!;
      if (primaryPlaces) primaryPlaces[doc] = places[entry]!;
      held++;
    } else extra.push({ doc, entry });
  }
  extra.sort((a, b) => a.doc - b.doc || a.entry - b.entry);
  return {
    sorted,
    counts,
    primary,
    primaryPlaces,
    extras: {
      docs: Uint32Array.from(extra, ({ doc }) => doc),
      codes: Uint32Array.from(extra, ({ entry }) => codes[entry]!),
      places: Uint32Array.from(extra, ({ entry }) => places[entry]!),
    },
    held,
  };
}

/** Calls back for every value of every record, records ascending, a record's first value first. */
export function eachValue(
  primary: Uint32Array,
  extras: Pick<FinishedValues['extras'], 'docs' | 'codes'>,
  visit: (code: number, doc: number, extra: number | null) => void,
): void {
  let next = 0;
  for (let doc = 0; doc < primary.length; doc++) {
    if (primary[doc] === 0) continue;
    visit(primary[doc]!, doc, null);
    for (; next < extras.docs.length && extras.docs[next]! <= doc; next++)
      if (extras.docs[next] === doc) visit(extras.codes[next]!, doc, next);
  }
}

const pick = (source: Uint32Array, docs: Uint32Array): Uint32Array => Uint32Array.from(docs, (doc) => source[doc]!);

/** Whether a number per record is smaller than record numbers beside codes. */
export const isDense = (held: number, records: number, codeBytes: number): boolean =>
  records * codeBytes <= held * (2 + codeBytes) * 1.5;

/**
 * The code that all records of each set have; null where those of one have different ones.
 * @param setOf - the set of each record, below `sets`.
 */
export function codesBySet(primary: Uint32Array, setOf: Codes, sets: number): Uint32Array | null {
  const bySet = new Uint32Array(sets);
  const isKnown = new Uint8Array(sets);
  for (let doc = 0; doc < primary.length; doc++) {
    const set = setOf[doc]!;
    if (isKnown[set] === 1 && bySet[set] !== primary[doc]) return null;
    isKnown[set] = 1;
    bySet[set] = primary[doc]!;
  }
  return bySet;
}

/** The place of each value, as records have it; null where two records mean different places by one value. */
function placeOfValue(primary: Uint32Array, primaryPlaces: Uint32Array, values: number): Uint32Array | null {
  const ofValue = new Uint32Array(values + 1);
  const isKnown = new Uint8Array(values + 1);
  for (let doc = 0; doc < primary.length; doc++) {
    const value = primary[doc]!;
    if (value === 0) continue;
    if (isKnown[value] === 1 && ofValue[value] !== primaryPlaces[doc]) return null;
    isKnown[value] = 1;
    ofValue[value] = primaryPlaces[doc]!;
  }
  return ofValue;
}

/**
 * Writes dictionary, counts, codes, further values and places of one field. A matrix column is written by its owner.
 * @param bySet - codesBySet, for a column of sets.
 */
export function addValueSections(
  field: string,
  values: FinishedValues,
  column: ColumnShape,
  bySet: Uint32Array | null,
  sections: Map<string, Section>,
): void {
  const dictionary = packDictionary(values.sorted);
  sections.set(`v:${field}:offsets`, dictionary.offsets);
  sections.set(`v:${field}:texts`, dictionary.bytes);
  sections.set(`v:${field}:counts`, narrow(values.counts, largestOf(values.counts)));
  const holders = column.shape === 'sparse' ? new Uint32Array(values.held) : null;
  if (holders) {
    let at = 0;
    for (let doc = 0; doc < values.primary.length; doc++) if (values.primary[doc] !== 0) holders[at++] = doc;
    addHolders(`v:${field}`, holders, values.primary.length, sections);
  }
  const codes = holders
    ? pick(values.primary, holders)
    : column.shape === 'dense'
      ? values.primary
      : column.shape === 'sets'
        ? bySet
        : null;
  if (codes) sections.set(`v:${field}:codes`, narrow(codes, values.sorted.length));
  if (values.extras.docs.length > 0) {
    sections.set(`v:${field}:extraDocs`, values.extras.docs);
    sections.set(`v:${field}:extraCodes`, values.extras.codes);
  }
  const { primary, primaryPlaces, extras } = values;
  if (primaryPlaces) {
    const ids = [...new Set([...primaryPlaces, ...extras.places])].filter((place) => place !== 0).sort((a, b) => a - b);
    const codeOf = new Map(ids.map((place, at) => [place, at + 1]));
    const placeCodes = (places: Uint32Array): Uint32Array => places.map((place) => codeOf.get(place) ?? 0);
    sections.set(
      `p:${field}:ids`,
      Int32Array.from(ids, (place) => place - 1),
    );
    const ofValue = placeOfValue(primary, primaryPlaces, values.sorted.length);
    if (ofValue) sections.set(`p:${field}:ofValue`, narrow(placeCodes(ofValue), ids.length));
    else
      sections.set(
        `p:${field}:codes`,
        narrow(placeCodes(holders ? pick(primaryPlaces, holders) : primaryPlaces), ids.length),
      );
    if (extras.docs.length > 0) sections.set(`p:${field}:extraCodes`, placeCodes(extras.places));
    const unlocated = new Set<number>();
    addPostings(
      `p:${field}`,
      ids.length + 1,
      (visit) =>
        eachValue(primary, extras, (value, doc, extra) => {
          const place = codeOf.get(extra === null ? primaryPlaces[doc]! : extras.places[extra]!) ?? 0;
          if (place === 0 || isRegionId(ids[place - 1]! - 1)) unlocated.add(value);
          visit(place, doc);
        }),
      sections,
    );
    sections.set(`p:${field}:untold`, Uint32Array.from(unlocated).sort());
  }
}
