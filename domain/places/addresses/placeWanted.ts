import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';

/** A place as a reader asks for it, by the forms that are compared. */
export interface PlaceWanted {
  /** The first part: a town or parish, or a county. */
  place: string;
  /** Null when none was given with it. */
  county: string | null;
}

/** The form in which counties are compared. */
export const countyKey = (text: string): string => placeKey(countyNamed(text)?.name ?? text);

/**
 * Reads `Leeds`, `Leeds, Yorkshire`, `Leeds, Yorkshire, England` or `Cornwall`.
 * @returns null when nothing was typed.
 */
export function readPlaceWanted(text: string): PlaceWanted | null {
  const [first, ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined || placeKey(first) === '') return null;
  const county = rest.findLast((part) => countryNamed(part) === null || countyNamed(part) !== null);
  return { place: placeKey(first), county: county === undefined ? null : countyKey(county) };
}
