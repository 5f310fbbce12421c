import type { District, StatedNames } from '#domain/places/gazetteer/district.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { countyName } from '#domain/places/gazetteer/placeName.ts';
import { FIRST_DISTRICT_ID, type Region } from '#domain/places/gazetteer/region.ts';
import { splitParts } from '#domain/places/gazetteer/whereabouts.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';

import { addRecords, type DistrictCount, type DistrictFinder } from './createDistrictCount.ts';
import { districtName } from './districtText.ts';

/** So many records of one place are no slip of a transcriber, unless most others name another district. */
const ENOUGH_RECORDS = 3;
const LEAST_SHARE = 0.02;
/** A place with few records is believed by this share of them. */
const ENOUGH_SHARE = 0.2;

/**
 * Whether records show that a place lies in a registration district. Places changed districts, so one may lie in
 * several; a record or two under the wrong district put it into none.
 *
 * @param records - of the place that name the district.
 * @param naming - of the place that name any district.
 * @param all - of the place, in the sets that name districts at all.
 */
export const isInDistrict = (records: number, naming: number, all: number): boolean =>
  records >= all * ENOUGH_SHARE || (records >= ENOUGH_RECORDS && records >= naming * LEAST_SHARE);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All ways to write a place the gazetteer lacks: alone, with its county, with county and nation. */
function writtenWays(written: string, { name, country }: Region): string[] {
  const [first = ''] = splitParts(written);
  return [
    ...new Set(
      [written, first, `${first}, ${name}`, `${first}, ${countyName({ county: name, country })}`].map((each) =>
        valueKey('Place', each),
      ),
    ),
  ];
}

/**
 * Which places lie in which registration district, by what records say that name both. The same records give the same
 * districts, in whatever order they come.
 */
export function deriveDistricts({ districts: counted, all }: DistrictCount, gazetteer: DistrictFinder): District[] {
  const naming = new Map<number | string, number>();
  for (const { places, unlocated } of counted) {
    for (const [id, records] of places) addRecords(naming, id, records);
    for (const [key, { records }] of unlocated) addRecords(naming, key, records);
  }
  const isMember = (key: number | string, records: number): boolean =>
    isInDistrict(records, naming.get(key) ?? 0, all.get(key) ?? 0);
  const districts = counted.map(
    ({ seat, county, country, records, names, places, unlocated, regionIds }): Omit<District, 'id'> => {
      const members = [...places].filter(([id, held]) => isMember(id, held)).map(([id]) => id);
      const counties = members.flatMap((id) => gazetteer.regionOf(gazetteer.byId(id)?.county ?? '')?.id ?? []);
      const [written = ''] = [...names]
        .sort(([a, x], [b, y]) => y - x || byText(a, b))
        .map(([name]) => districtName(name));
      const own: StatedNames = {
        isDistrict: true,
        keys: [...names.keys()].map((name) => valueKey('RegistrationDistrict', name)).sort(byText),
        within: [...new Set([...regionIds, ...counties])].sort((a, b) => a - b),
      };
      const others = [...unlocated]
        .filter(([key, held]) => isMember(key, held.records))
        .map(([, { written: name, region }]): StatedNames => ({
          isDistrict: false,
          keys: writtenWays(name, region),
          within: [region.id],
        }));
      return {
        name: seat && placeKey(seat.name) === placeKey(written) ? seat.name : written,
        county,
        country,
        seatId: seat?.id ?? null,
        placeIds: [...new Set([...members, ...(seat ? [seat.id] : [])])].sort((a, b) => a - b),
        stated: [
          { ...own, within: [null, ...own.within] },
          ...others.sort((a, b) => byText(a.keys.join(), b.keys.join())),
        ],
        records,
      };
    },
  );
  return districts
    .sort((a, b) => byText(`${a.name}\n${a.county ?? ''}`, `${b.name}\n${b.county ?? ''}`))
    .map((district, at) => ({ id: FIRST_DISTRICT_ID + at, ...district }));
}
