import { countryNamed, countyNamed, type County } from '../gazetteer/counties.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { jurisdictionsOf, jurisdictionsOfText } from './jurisdictionsOf.ts';

/** The historic county a place as written ends in, with or without its country. */
function countyOf(text: string): County | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = countryNamed(parts.at(-1) ?? '');
  const county = countyNamed(parts.at(country === null ? -1 : -2) ?? '');
  return parts.length > (country === null ? 1 : 2) && county && (country === null || county.country === country)
    ? county
    : null;
}

/**
 * What a place as written lay in at the end of a year, where that is another county or country than its text says: a
 * hint beside it.
 * @returns null where nothing is known, or nothing else than the text says
 * @example jurisdictionAt('Strasbourg, Alsace, France', 1890) // 'German Empire'
 * @example jurisdictionAt('Oakham, Rutland', 1980) // 'Leicestershire, England'
 */
export function jurisdictionAt(text: string, year: number): string | null {
  const county = countyOf(text);
  const all = county ? jurisdictionsOf({ county: county.name, country: county.country }) : jurisdictionsOfText(text);
  const then = all.find(({ from, to }) => (from === null || from <= year) && (to === null || year < to));
  if (!then || all.length < 2) return null;
  // A county that goes by its name, with or without its ridings, is no news; nor is a name that is written there.
  const isSaid = county
    ? then.name.startsWith(county.name)
    : placeKey(text).includes(placeKey(then.name)) ||
      (then.to === null && placeKey(text).includes(placeKey(then.name.split(',')[0] ?? '')));
  return isSaid ? null : then.name;
}
