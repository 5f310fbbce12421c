import type { District } from './district.ts';
import type { Place } from './gazetteer.ts';

const NATIONS: Readonly<Record<string, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  ireland: 'Ireland',
  'isle of man': 'Isle of Man',
  'channel islands': 'Channel Islands',
};
const NORTHERN_COUNTIES = new Set(['Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone']);

/** A country as an address ends in it: `England`. */
export const nationName = (country: string): string => NATIONS[country] ?? country;

/** The nation a county lies in today, as an address ends in it. */
const nationOf = ({ county, country }: Pick<Place, 'county' | 'country'>): string =>
  NORTHERN_COUNTIES.has(county) ? 'Northern Ireland' : nationName(country);

/** A county with its nation: `Cornwall, England`; islands that are their own county once. */
export const countyName = (place: Pick<Place, 'county' | 'country'>): string =>
  [...new Set([place.county, nationOf(place)])].join(', ');

/**
 * A place as forms offer it, ending in its nation, because house history reads the country from the last part.
 */
export const placeName = (place: Place): string => `${place.name}, ${countyName(place)}`;

/** What is written for a registration district between its name and its county. */
export const DISTRICT_WORDS = 'registration district';

/** A district as forms offer it, saying what it is: `Redruth, registration district, Cornwall, England`. */
export function districtLabel({ name, county, country }: Pick<District, 'name' | 'county' | 'country'>): string {
  const nation = country === null ? null : nationName(country);
  const lies = county !== null && country !== null ? countyName({ county, country }) : (county ?? nation);
  return [name, DISTRICT_WORDS, ...(lies === null ? [] : [lies])].join(', ');
}
