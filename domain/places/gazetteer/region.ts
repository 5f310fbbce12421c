import { COUNTIES } from './counties.ts';

/** A county or a country: an area that holds places, and to which a place that could not be located still belongs. */
export interface Region {
  /**
   * At least FIRST_REGION_ID, so that a record's place is either the id of a place or the id of the region it lies in.
   */
  id: number;
  /** `Cornwall`, `england`. */
  name: string;
  kind: 'county' | 'country';
  country: string;
}

/** Ids of places stay below, ids of regions do not. */
export const FIRST_REGION_ID = 1_000_000;
const FIRST_COUNTY_ID = FIRST_REGION_ID + 100;
const FIRST_OWN_COUNTY_ID = FIRST_REGION_ID + 1_000;
/** No record has the id of a district: which places lie in one is worked out from the records themselves. */
export const FIRST_DISTRICT_ID = 2 * FIRST_REGION_ID;

/** Whether an id of the gazetteer is a region's: a place with such an id is known by its county or country alone. */
export const isRegionId = (id: number): boolean => id >= FIRST_REGION_ID;

const COUNTRY_NAMES = [...new Set(COUNTIES.map(({ country }) => country))];

/**
 * Every country and historic county, and the counties only a gazetteer has (those of the sample). Ids are stored in
 * search indexes: a change of the order of counties raises INDEX_VERSION and clears search_set.
 *
 * @param own - counties beyond the historic ones, in a lasting order.
 */
export function regionsOf(own: readonly { county: string; country: string }[]): Region[] {
  return [
    ...COUNTRY_NAMES.map((name, at): Region => ({ id: FIRST_REGION_ID + at, name, kind: 'country', country: name })),
    ...COUNTIES.map(({ name, country }, at): Region => ({ id: FIRST_COUNTY_ID + at, name, kind: 'county', country })),
    ...own.map(({ county, country }, at): Region => ({
      id: FIRST_OWN_COUNTY_ID + at,
      name: county,
      kind: 'county',
      country,
    })),
  ];
}
