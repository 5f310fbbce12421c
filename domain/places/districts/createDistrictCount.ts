import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import type { Region } from '#domain/places/gazetteer/region.ts';
import { splitParts } from '#domain/places/gazetteer/whereabouts.ts';
import { locatePlace } from '#domain/records/core/recordPlaces.ts';

import { districtName } from './districtText.ts';
import type { DistrictUse } from './districtUse.ts';

/** No parish is farther from the town its district is named after; a namesake of the town is. */
const SEAT_MILES = 40;

/** What districts are counted with. */
export type DistrictFinder = Pick<Gazetteer, 'named' | 'resolve' | 'regionOf' | 'insideOf' | 'byId'>;

/** A district while its records are counted. */
export interface CountedDistrict {
  seat: Place | null;
  county: string | null;
  country: string | null;
  records: number;
  /** By what is written, how many records. */
  names: Map<string, number>;
  /** By id of the place. */
  places: Map<number, number>;
  /** Places the gazetteer lacks, by name and region. */
  unlocated: Map<string, { written: string; region: Region; records: number }>;
  /** Regions its records lie in. */
  regionIds: Set<number>;
}

/** Adds records to those of a key. */
export const addRecords = <Key>(counts: Map<Key, number>, key: Key, records: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + records);

/**
 * The place a district is named after: the nearest of the name, or the one in the county of the record. A slip leads to
 * it as well.
 */
function seatOf(name: string, place: Place | null, county: string | null, gazetteer: DistrictFinder): Place | null {
  const named = gazetteer.named(name);
  if (place === null) {
    const here = county === null ? named : named.filter((each) => each.county === county);
    return here.length === 1 ? (here[0] ?? null) : null;
  }
  const near = named
    .map((each) => ({ each, away: milesBetween(each, place) }))
    .filter(({ each, away }) => away <= SEAT_MILES || each.county === place.county);
  return near.sort((a, b) => a.away - b.away || a.each.id - b.each.id)[0]?.each ?? null;
}

/** Where the records of a use lie. */
function locate(
  { place, parish, county, country }: DistrictUse,
  gazetteer: DistrictFinder,
): { place: Place | null; written: string | null; region: Region | null } {
  const fields = { ...(county !== null && { County: county }), ...(country !== null && { Country: country }) };
  for (const written of [place, parish]) {
    const found = written === null ? null : locatePlace('Place', written, fields, gazetteer).place;
    if (found) return { place: found, written, region: gazetteer.regionOf(found.county) };
  }
  const written = place ?? parish;
  return { place: null, written, region: gazetteer.regionOf(written ?? '', { county, country }) };
}

/** A place the gazetteer lacks, as it is recognised: by name and county. */
const unlocatedKey = (written: string, region: Region): string =>
  `${placeKey(splitParts(written)[0] ?? '')}\n${region.id}`;

/**
 * Where records of a use lie, and the key under which all records of the place are counted; null where that is unknown.
 */
interface Located extends ReturnType<typeof locate> {
  key: number | string | null;
}

/** Looks a place up once, however many sets and districts name it. */
function createLocator(gazetteer: DistrictFinder): (use: DistrictUse) => Located {
  const known = new Map<string, Located>();
  return (use) => {
    const said = `${use.place ?? ''}\n${use.parish ?? ''}\n${use.county ?? ''}\n${use.country ?? ''}`;
    let located = known.get(said);
    if (!located) {
      const { place, written, region } = locate(use, gazetteer);
      located = {
        place,
        written,
        region,
        key: place ? place.id : written !== null && region ? unlocatedKey(written, region) : null,
      };
      known.set(said, located);
    }
    return located;
  };
}

/** What was counted so far. */
export interface DistrictCount {
  districts: readonly CountedDistrict[];
  /**
   * Records of each place, of whatever district or none: by its id, or by name and region where the gazetteer lacks it.
   */
  all: ReadonlyMap<number | string, number>;
}

/** Counts what records say of districts. Uses come in as many portions as their caller likes, in whatever order. */
export function createDistrictCount(gazetteer: DistrictFinder): {
  add: (uses: readonly DistrictUse[]) => void;
  counted: () => DistrictCount;
} {
  const locateOnce = createLocator(gazetteer);
  const districts = new Map<string, CountedDistrict>();
  const all = new Map<number | string, number>();

  function addToDistrict(written: string, { place, region, ...located }: Located, records: number): void {
    const name = districtName(written);
    if (placeKey(name) === '') return;
    const county = place?.county ?? (region?.kind === 'county' ? region.name : null);
    const seat = seatOf(name, place, county, gazetteer);
    const key = seat ? `${placeKey(name)}\n${seat.id}` : `${placeKey(name)}\n${county ?? ''}`;
    const held = districts.get(key) ?? {
      seat,
      county: seat?.county ?? county,
      country: seat?.country ?? region?.country ?? null,
      records: 0,
      names: new Map(),
      places: new Map(),
      unlocated: new Map(),
      regionIds: new Set(),
    };
    districts.set(key, held);
    held.records += records;
    addRecords(held.names, written.trim(), records);
    if (region) held.regionIds.add(region.id);
    if (place) addRecords(held.places, place.id, records);
    else if (
      located.written !== null &&
      region?.kind === 'county' &&
      placeKey(splitParts(located.written)[0] ?? '') !== placeKey(name)
    ) {
      const unlocated = unlocatedKey(located.written, region);
      const before = held.unlocated.get(unlocated);
      held.unlocated.set(unlocated, { written: located.written, region, records: (before?.records ?? 0) + records });
    }
  }

  return {
    add(uses) {
      for (const use of uses) {
        const located = locateOnce(use);
        if (located.key !== null) addRecords(all, located.key, use.records);
        if (use.district !== null) addToDistrict(use.district, located, use.records);
      }
    },
    counted: () => ({ districts: [...districts.values()], all }),
  };
}
