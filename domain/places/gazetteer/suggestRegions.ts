import { sourceCountriesMeant } from '#domain/search/core/taxonomy/regions.ts';

import { COUNTIES } from './counties.ts';
import type { District } from './district.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { districtLabel, countyName, nationName, placeName } from './placeName.ts';
import { DEFAULT_TYPEAHEAD_COUNTRIES } from './typeaheadCountries.ts';

/** One offer of a place field. */
export interface RegionSuggestion {
  /** What the field will hold: `Leeds, Yorkshire, England`. */
  term: string;
  /** Higher comes first. */
  weight: number;
  /** Id of the place or district, Chapman code of the county, or the country as places have it. */
  payload: string;
  type: 'place' | 'county' | 'country' | 'district';
}

export interface RegionSuggestions {
  suggestions: RegionSuggestion[];
  /** The term as it was looked up. */
  query: string;
  /** How many there are, offered or not; at most 1000 are counted. */
  numFound: number;
}

const OFFERED = 10;
const COUNTED = 1000;
const ISLANDS = ['isle of man', 'channel islands'];

/** Countries of places within the given source countries; null when any place will do. */
function countriesOf(sourceCountries: readonly string[]): ReadonlySet<string> | null {
  if (sourceCountries.length === 0) return null;
  const meant = sourceCountries.flatMap((country) => sourceCountriesMeant(country.toLowerCase()));
  return new Set(meant.flatMap((country) => (country === 'uk other' ? ISLANDS : country)));
}

type Offer = Omit<RegionSuggestion, 'weight'>;

/**
 * Districts among places: each behind the place that has its name, the others behind the places whose whole name was
 * typed.
 */
function amongPlaces(
  places: readonly (Offer & { place: Place })[],
  districts: readonly District[],
  key: string,
): Offer[] {
  const offers: (Offer & { place?: Place })[] = [...places];
  for (const district of districts) {
    const offer: Offer = { term: districtLabel(district), payload: String(district.id), type: 'district' };
    const beside = offers.findIndex(
      ({ place }) =>
        place !== undefined && place.county === district.county && placeKey(place.name) === placeKey(district.name),
    );
    const whole = offers.filter(({ place }) => place !== undefined && placeKey(place.name) === key).length;
    offers.splice(beside >= 0 ? beside + 1 : whole, 0, offer);
  }
  return offers.map(({ term, payload, type }) => ({ term, payload, type }));
}

/**
 * Countries, counties and places whose name starts with a term, places last, best known first; with registration
 * districts beside the places they are called after, where they are wanted. The term may go on into county and nation:
 * `Leeds, Yor`.
 *
 * @param sourceCountries - values of the SourceCountry filter; empty for every country. Unknown values match nothing.
 */
export function suggestRegions(
  gazetteer: Gazetteer,
  term: string,
  sourceCountries: readonly string[] = DEFAULT_TYPEAHEAD_COUNTRIES,
  withDistricts = false,
): RegionSuggestions {
  const query = term.replace(/\s+/gu, ' ').trim();
  const key = placeKey(query);
  if (key === '') return { suggestions: [], query, numFound: 0 };
  const countries = countriesOf(sourceCountries);
  const isAsked = (country: string) => !countries || countries.has(country);
  const nations = [...new Set(COUNTIES.map(({ country }) => country))]
    // Islands that are a county of their own are offered once.
    .filter(
      (country) =>
        isAsked(country) && country.startsWith(key) && !COUNTIES.some(({ name }) => name.toLowerCase() === country),
    )
    .map((country) => ({ term: nationName(country), payload: country, type: 'country' as const }));
  const counties = COUNTIES.filter((county) => isAsked(county.country) && placeKey(county.name).startsWith(key)).map(
    (county) => ({
      term: countyName({ county: county.name, country: county.country }),
      payload: county.code,
      type: 'county' as const,
    }),
  );
  const places = gazetteer
    .complete(query, COUNTED)
    .filter((place) => isAsked(place.country))
    .map((place) => ({ term: placeName(place), payload: String(place.id), type: 'place' as const, place }));
  const districts = withDistricts
    ? gazetteer.completeDistrict(query).filter(({ country }) => country === null || isAsked(country))
    : [];
  const found: Offer[] = [...nations, ...counties, ...amongPlaces(places, districts, key)];
  return {
    suggestions: found.slice(0, OFFERED).map((each, index) => ({ ...each, weight: OFFERED - index })),
    query,
    numFound: found.length,
  };
}
