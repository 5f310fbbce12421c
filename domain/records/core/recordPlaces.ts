import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import { LEVELLED_FIELDS, meantField, placeLevels } from '#domain/places/gazetteer/placeLevels.ts';

import { placeInDoubt } from './placeInDoubt.ts';
import { textOf, valuesOf, type RecordFields } from './record.ts';

/** What of the gazetteer places of records are looked up with. */
export type PlaceFinder = Pick<Gazetteer, 'resolve' | 'regionOf' | 'insideOf' | 'byId'>;

interface Stated {
  county: string | null;
  country: string | null;
}

/** How census clerks, and transcribers after them, wrote that a person was born where they lived. */
const SAME_COUNTY = /^same county$/iu;
const SAME_COUNTY_AT_END = /\bsame county$/iu;
const ANOTHER_COUNTY = /\banother county$/iu;

/**
 * County and country that the fields beside a place name for it. A birth in the "same county" is one in the county of
 * the census. Both null where the record does not locate this place.
 */
export function statedBeside(fieldId: string, fields: RecordFields): Stated {
  const levels = placeLevels(fieldId);
  if (!levels) return { county: null, country: null };
  const county = textOf(fields, levels.county);
  return {
    county: county !== null && SAME_COUNTY.test(county) ? textOf(fields, 'County') : county,
    country: textOf(fields, levels.country),
  };
}

/** Where to assume a place of a record is when several share its name: as stated, else where the event was. */
export function hintFor(fieldId: string, fields: RecordFields): Stated {
  const { county, country } = statedBeside(fieldId, fields);
  return { county: county ?? textOf(fields, 'County'), country: country ?? textOf(fields, 'Country') };
}

/** `Roche, Same county` as `Roche, Cornwall`. */
function inFull(fieldId: string, written: string, fields: RecordFields): string {
  const county = statedBeside(fieldId, fields).county;
  return county === null ? written : written.replace(SAME_COUNTY_AT_END, county);
}

/** A place of a record, looked up by its text and by what the fields beside it say. */
interface RecordPlace {
  place: Place | null;
  /**
   * Of the place; where it could not be located, of the county or country it lies in; null where neither is recorded.
   */
  id: number | null;
}

/** The place that staff said is meant by a place field, whatever is written there; null where none was said. */
export function placeMeant(fieldId: string, fields: RecordFields, gazetteer: Pick<Gazetteer, 'resolve'>): Place | null {
  const field = meantField(fieldId);
  const text = field === null ? null : textOf(fields, field);
  return text === null ? null : gazetteer.resolve(text);
}

/**
 * Where a place of a record lies: what was said to be meant, else by what is written. What is said to lie in one county
 * is not taken for its namesake in another.
 *
 * @param notation - how the source marks letters that could not be read; `plain` when left out.
 */
export function locatePlace(
  fieldId: string,
  written: string,
  fields: RecordFields,
  gazetteer: PlaceFinder,
  notation: Notation = 'plain',
): RecordPlace {
  const meant = placeMeant(fieldId, fields, gazetteer);
  if (meant) return { place: meant, id: meant.id };
  const text = inFull(fieldId, written, fields);
  const stated = statedBeside(fieldId, fields);
  const hint = hintFor(fieldId, fields);
  const fitting = placeInDoubt(text, notation, hint, gazetteer);
  const found = fitting === undefined ? gazetteer.resolve(text, hint) : fitting;
  const beside = gazetteer.regionOf(text) === null ? gazetteer.regionOf('', stated) : null;
  const isSaidElsewhere = found !== null && beside?.kind === 'county' && beside.name !== found.county;
  const isNotHere =
    found !== null &&
    (ANOTHER_COUNTY.test(text) || ANOTHER_COUNTY.test(stated.county ?? '')) &&
    gazetteer.regionOf(textOf(fields, 'County') ?? '')?.name === found.county;
  const place = isSaidElsewhere || isNotHere ? null : found;
  return { place, id: (place ?? gazetteer.regionOf(text, stated))?.id ?? null };
}

/** What a field that names an area is to a place: `of` is the field of the place. */
interface LevelOfPlace {
  of: string;
  is: 'region' | 'district' | 'otherwise';
}

const LEVELS: ReadonlyMap<string, LevelOfPlace> = new Map(
  LEVELLED_FIELDS.flatMap((of) => {
    const levels = placeLevels(of);
    const all = (fields: readonly (string | null)[], is: LevelOfPlace['is']) =>
      fields.flatMap((field): [string, LevelOfPlace][] => (field === null ? [] : [[field, { of, is }]]));
    return levels
      ? [
          ...all([levels.county, levels.country], 'region'),
          ...all(levels.otherwise, 'otherwise'),
          ...all([levels.district], 'district'),
        ]
      : [];
  }),
);

/**
 * Looks up a field that names the area of a place: the id of the place or region that is written; null where the
 * gazetteer knows none.
 * @returns undefined for a field that names no area, or one that the place itself makes needless.
 */
export function locateLevel(
  fieldId: string,
  written: string,
  fields: RecordFields,
  gazetteer: PlaceFinder,
): number | null | undefined {
  const level = LEVELS.get(fieldId);
  if (!level) return undefined;
  const { of, is } = level;
  if (is === 'region')
    return gazetteer.regionOf(SAME_COUNTY.test(written) ? (textOf(fields, 'County') ?? '') : written)?.id ?? null;
  let located: Place | null = null;
  for (const place of valuesOf(fields, of)) located ??= locatePlace(of, place, fields, gazetteer).place;
  if (is === 'otherwise') return located ? undefined : (locatePlace(of, written, fields, gazetteer).place?.id ?? null);
  // A district may reach into other counties than its seat is in: it is known by its name and by the county of the
  // place.
  return located ? (gazetteer.regionOf(located.county)?.id ?? null) : locatePlace(of, written, fields, gazetteer).id;
}
