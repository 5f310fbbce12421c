import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { sourceCountriesMeant } from '#domain/search/core/taxonomy/regions.ts';

import { countryNamed, countyNamed } from './counties.ts';
import type { Gazetteer } from './gazetteer.ts';
import { countyName, nationName } from './placeName.ts';
import { isRegionId } from './region.ts';

/** A place of a search that lies outside the county or country the rest of it asks for. */
interface PlaceOutside {
  /** Where the place lies: `Yorkshire, England`. */
  isIn: string;
  /** Values of the filters that it does not lie in, by fieldId. */
  notIn: readonly { fieldId: string; values: readonly string[] }[];
}

/** Where an area lies: a county is null for a whole country. */
interface Lies {
  county: string | null;
  country: string;
}

const ISLANDS = ['isle of man', 'channel islands'];

/**
 * The countries of the gazetteer that a value of a country filter takes in; empty for countries it has no places of.
 */
function countriesIn(fieldId: string, value: string): readonly string[] {
  if (fieldId === 'Country') return [countryNamed(value)].filter((country) => country !== null);
  return sourceCountriesMeant(value).flatMap((country) =>
    country === 'uk other' ? ISLANDS : (countryNamed(country) ?? []),
  );
}

const isWithin = ({ county, country }: Lies, fieldId: string, value: string): boolean =>
  fieldId === 'County'
    ? county === null || countyNamed(value)?.name === county
    : countriesIn(fieldId, value).includes(country);

/** Whether a filter names areas that the gazetteer knows, so that lying outside of them can be reported. */
const isKnown = (fieldId: string, values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) =>
    fieldId === 'County' ? countyNamed(value) !== null : countriesIn(fieldId, value).length > 0,
  );

/**
 * Whether the place of a search lies outside the county, the country or the part of the world that is searched: such a
 * search finds nothing, or not what was meant.
 *
 * @returns null when some place of the name lies inside, when the place is unknown, and for areas the gazetteer does
 * not have.
 */
export function placeOutside(
  { filters }: Pick<SearchQuery, 'filters'>,
  gazetteer: Pick<Gazetteer, 'meant' | 'byId'>,
): PlaceOutside | null {
  const [text, ...others] = filters.Place?.values ?? [];
  if (text === undefined || others.length > 0) return null;
  const { regions, districts, places } = gazetteer.meant(text, true);
  const inDistricts =
    places.length > 0 ? [] : districts.flatMap(({ placeIds }) => placeIds.flatMap((id) => gazetteer.byId(id) ?? []));
  const lies = [
    ...regions.map(({ id, kind, name, country }): Lies => ({
      county: kind === 'county' && isRegionId(id) ? name : null,
      country,
    })),
    ...places,
    ...inDistricts,
  ];
  const [first] = lies;
  if (!first) return null;
  const notIn = ['SourceCountry', 'Country', 'County'].flatMap((fieldId) => {
    const values = filters[fieldId]?.values ?? [];
    const isOutside =
      isKnown(fieldId, values) && !lies.some((each) => values.some((value) => isWithin(each, fieldId, value)));
    return isOutside ? [{ fieldId, values }] : [];
  });
  return notIn.length === 0
    ? null
    : {
        isIn:
          first.county === null
            ? nationName(first.country)
            : countyName({ county: first.county, country: first.country }),
        notIn,
      };
}
