import type { District, StatedNames } from '#domain/places/gazetteer/district.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { countyName } from '#domain/places/gazetteer/placeName.ts';
import { FIRST_DISTRICT_ID, type Region } from '#domain/places/gazetteer/region.ts';
import { splitParts } from '#domain/places/gazetteer/whereabouts.ts';
import { locatePlace } from '#domain/records/core/recordPlaces.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';

import { districtName } from './districtText.ts';
import type { DistrictUse } from './districtUse.ts';
import { isInDistrict } from './isInDistrict.ts';

/** No parish is farther from the town its district is named after; a namesake of the town is. */
const SEAT_MILES = 40;

type Finder = Pick<Gazetteer, 'named' | 'resolve' | 'regionOf' | 'byId'>;

/** A district while its records are counted. */
interface Counted {
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

const count = <Key>(counts: Map<Key, number>, key: Key, records: number): void => void counts.set(key, (counts.get(key) ?? 0) + records);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The place a district is named after: the nearest of the name, or the one in the county of the record. A slip leads to it as well. */
function seatOf(name: string, place: Place | null, county: string | null, gazetteer: Finder): Place | null {
  const named = gazetteer.named(name);
  if (place === null) {
    const here = county === null ? named : named.filter((each) => each.county === county);
    return here.length === 1 ? (here[0] ?? null) : null;
  }
  const near = named.map((each) => ({ each, away: milesBetween(each, place) })).filter(({ each, away }) => away <= SEAT_MILES || each.county === place.county);
  return near.sort((a, b) => a.away - b.away || a.each.id - b.each.id)[0]?.each ?? null;
}

/** Where the records of a use lie. */
function locate({ place, parish, county, country }: DistrictUse, gazetteer: Finder): { place: Place | null; written: string | null; region: Region | null } {
  const fields = { ...(county !== null && { County: county }), ...(country !== null && { Country: country }) };
  for (const written of [place, parish]) {
    const found = written === null ? null : locatePlace('Place', written, fields, gazetteer).place;
    if (found) return { place: found, written, region: gazetteer.regionOf(found.county) };
  }
  const written = place ?? parish;
  return { place: null, written, region: gazetteer.regionOf(written ?? '', { county, country }) };
}

/** A place the gazetteer lacks, as it is recognised: by name and county. */
const unlocatedKey = (written: string, region: Region): string => `${placeKey(splitParts(written)[0] ?? '')}\n${region.id}`;

function countUses(uses: readonly DistrictUse[], gazetteer: Finder): { districts: Counted[]; all: Map<number | string, number> } {
  const districts = new Map<string, Counted>();
  const all = new Map<number | string, number>();
  for (const use of uses) {
    const { place, written, region } = locate(use, gazetteer);
    if (place) count(all, place.id, use.records);
    else if (written !== null && region) count(all, unlocatedKey(written, region), use.records);
    const name = districtName(use.district ?? '');
    if (use.district === null || placeKey(name) === '') continue;
    const county = place?.county ?? (region?.kind === 'county' ? region.name : null);
    const seat = seatOf(name, place, county, gazetteer);
    const key = seat ? `${placeKey(name)}\n${seat.id}` : `${placeKey(name)}\n${county ?? ''}`;
    const held = districts.get(key) ?? {
      seat, county: seat?.county ?? county, country: seat?.country ?? region?.country ?? null, records: 0, names: new Map(), places: new Map(), unlocated: new Map(), regionIds: new Set(),
    };
    districts.set(key, held);
    held.records += use.records;
    count(held.names, use.district.trim(), use.records);
    if (region) held.regionIds.add(region.id);
    if (place) count(held.places, place.id, use.records);
    else if (written !== null && region?.kind === 'county' && placeKey(splitParts(written)[0] ?? '') !== placeKey(name)) {
      const unlocated = unlocatedKey(written, region);
      const before = held.unlocated.get(unlocated);
      held.unlocated.set(unlocated, { written, region, records: (before?.records ?? 0) + use.records });
    }
  }
  return { districts: [...districts.values()], all };
}

/** All ways to write a place the gazetteer lacks: alone, with its county, with county and nation. */
function writtenWays(written: string, { name, country }: Region): string[] {
  const [first = ''] = splitParts(written);
  return [...new Set([written, first, `${first}, ${name}`, `${first}, ${countyName({ county: name, country })}`].map((each) => valueKey('Place', each)))];
}

/**
 * Which places lie in which registration district, by what records say that name both. The same records give the same
 * districts, in whatever order they come.
 */
export function deriveDistricts(uses: readonly DistrictUse[], gazetteer: Finder): District[] {
  const { districts: counted, all } = countUses(uses, gazetteer);
  const naming = new Map<number | string, number>();
  for (const { places, unlocated } of counted) {
    for (const [id, records] of places) count(naming, id, records);
    for (const [key, { records }] of unlocated) count(naming, key, records);
  }
  const isMember = (key: number | string, records: number): boolean => isInDistrict(records, naming.get(key) ?? 0, all.get(key) ?? 0);
  const districts = counted.map(({ seat, county, country, records, names, places, unlocated, regionIds }): Omit<District, 'id'> => {
    const members = [...places].filter(([id, held]) => isMember(id, held)).map(([id]) => id);
    const counties = members.flatMap((id) => gazetteer.regionOf(gazetteer.byId(id)?.county ?? '')?.id ?? []);
    const [written = ''] = [...names].sort(([a, x], [b, y]) => y - x || byText(a, b)).map(([name]) => districtName(name));
    const own: StatedNames = { isDistrict: true, keys: [...names.keys()].map((name) => valueKey('RegistrationDistrict', name)).sort(byText), within: [...new Set([...regionIds, ...counties])].sort((a, b) => a - b) };
    const others = [...unlocated].filter(([key, held]) => isMember(key, held.records)).map(([, { written: name, region }]): StatedNames => ({ isDistrict: false, keys: writtenWays(name, region), within: [region.id] }));
    return {
      name: seat && placeKey(seat.name) === placeKey(written) ? seat.name : written,
      county,
      country,
      seatId: seat?.id ?? null,
      placeIds: [...new Set([...members, ...(seat ? [seat.id] : [])])].sort((a, b) => a - b),
      stated: [{ ...own, within: [null, ...own.within] }, ...others.sort((a, b) => byText(a.keys.join(), b.keys.join()))],
      records,
    };
  });
  return districts.sort((a, b) => byText(`${a.name}\n${a.county ?? ''}`, `${b.name}\n${b.county ?? ''}`)).map((district, at) => ({ id: FIRST_DISTRICT_ID + at, ...district }));
}
