import type { District } from './district.ts';
import { countyName, nationName } from './placeName.ts';

/** What is written for a registration district between its name and its county. */
export const DISTRICT_WORDS = 'registration district';

/** A district as forms offer it, saying what it is: `Redruth, registration district, Cornwall, England`. */
export function districtLabel({ name, county, country }: Pick<District, 'name' | 'county' | 'country'>): string {
  const nation = country === null ? null : nationName(country);
  const lies = county !== null && country !== null ? countyName({ county, country }) : (county ?? nation);
  return [name, DISTRICT_WORDS, ...(lies === null ? [] : [lies])].join(', ');
}
