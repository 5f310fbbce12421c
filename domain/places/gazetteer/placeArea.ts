import { milesBetween } from './distance.ts';
import type { StatedNames } from './district.ts';
import type { Gazetteer } from './gazetteer.ts';
import { isRegionId } from './region.ts';

/** What a search for a place takes in: plain data, small enough to cross to worker threads when it is a country. */
export interface PlaceArea {
  /** Ids of places and regions, ascending. */
  ids: Int32Array;
  /** Whole miles to each: 0 for what is meant or lies inside, DISTRICT_MILES for what is `inDistrict`. */
  miles: Uint16Array;
  /** Ids of what the text names; all else is inside or around it. */
  named: readonly number[];
  /** Ids of places taken in because they lie in the registration district of the place named, ascending. */
  inDistrict: readonly number[];
  /** Names by which unlocated records of a registration district are known, and how far these count as being. */
  stated: readonly (StatedNames & { miles: number })[];
  /**
   * Ids of regions the circle touches without holding them: what lies there unlocated may be within it. Taken in when
   * asked for.
   */
  touched: readonly number[];
  /** Words by which unlocated places are found; empty where regions are meant. */
  words: string;
  /** Ascending ids of the regions these must lie in; null for any. */
  wordsWithin: readonly number[] | null;
}

/** A reader who types a bare name means the place first, and its registration district behind it. */
export const DISTRICT_MILES = 1;

/** The area as fields that name counties are held against it: a county that the circle only touches is not in it. */
export function levelArea(area: PlaceArea): PlaceArea {
  const held = [...area.ids.keys()].filter((at) => !isRegionId(area.ids[at] ?? 0) || area.miles[at] === 0);
  return held.length === area.ids.length
    ? area
    : {
        ...area,
        ids: Int32Array.from(held, (at) => area.ids[at] ?? 0),
        miles: Uint16Array.from(held, (at) => area.miles[at] ?? 0),
      };
}

/** What of a gazetteer an area is worked out with. */
type Measured = Pick<Gazetteer, 'meant' | 'byId' | 'within' | 'insideOf' | 'around' | 'aroundPlaces' | 'countyIdOf'>;

/**
 * A place and everything inside it, with what lies within so many miles outside. Miles to what is not located count as
 * the whole radius.
 *
 * @param miles - 0 for the place alone.
 * @param options.unlocated - takes in records of the counties touched that name no place we can locate.
 * @param options.isOfEvent - as Gazetteer.meant has it.
 */
export function placeArea(
  text: string,
  miles: number,
  { unlocated = false, isOfEvent = false }: { unlocated?: boolean; isOfEvent?: boolean },
  gazetteer: Measured,
): PlaceArea {
  const { regions, districts, places, words, wordsWithin } = gazetteer.meant(text, isOfEvent);
  const nearest = new Map<number, number>();
  const take = (id: number, away: number): void => {
    if (away < (nearest.get(id) ?? Infinity)) nearest.set(id, away);
  };
  for (const region of regions) {
    for (const id of gazetteer.insideOf(region.id)) take(id, 0);
    for (const near of gazetteer.around(region.id, miles)) take(near.id, near.miles);
  }
  for (const centre of places) {
    for (const id of gazetteer.within(centre.id, miles)) {
      const place = gazetteer.byId(id);
      if (place) take(id, Math.round(milesBetween(centre, place)));
    }
  }
  const districtMiles = places.length > 0 ? DISTRICT_MILES : 0;
  const inDistrict = new Set<number>();
  for (const { placeIds } of districts) {
    for (const id of placeIds) {
      if (districtMiles > 0 && districtMiles < (nearest.get(id) ?? Infinity)) inDistrict.add(id);
      take(id, districtMiles);
    }
    for (const near of gazetteer.aroundPlaces(placeIds, miles)) take(near.id, near.miles);
  }
  const counties = miles > 0 ? [...new Set([...nearest.keys()].map((id) => gazetteer.countyIdOf(id)))] : [];
  const touched = counties.filter((id) => id !== null && !nearest.has(id)) as number[];
  if (unlocated) for (const id of touched) nearest.set(id, miles);
  const sorted = [...nearest].sort(([a], [b]) => a - b);
  return {
    ids: Int32Array.from(sorted, ([id]) => id),
    miles: Uint16Array.from(sorted, ([, away]) => away),
    named: [...regions, ...districts, ...places].map(({ id }) => id),
    inDistrict: [...inDistrict].sort((a, b) => a - b),
    stated: districts.flatMap(({ stated }) => stated.map((names) => ({ ...names, miles: districtMiles }))),
    touched,
    words,
    wordsWithin,
  };
}
