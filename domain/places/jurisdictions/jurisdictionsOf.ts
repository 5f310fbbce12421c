import { countryNamed, countyNamed, type County } from '../gazetteer/counties.ts';
import type { Place } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { countyName } from '../gazetteer/placeName.ts';
import { COUNTRY_CHANGES } from './countryChanges.ts';
import { COUNTY_CHANGES } from './countyChanges.ts';

/** What a place lay in, and when. */
export interface Jurisdiction {
  /** First and last year; null: as far back, or on, as we know. A year of change is in both. */
  from: number | null;
  to: number | null;
  name: string;
}

/**
 * Reads a line of a table of changes: what a place lay in first, then after each year.
 * @example readChanges('Cumberland, England; 1974 Cumbria, England') // [{ from: null, to: 1974, name: 'Cumberland,
 * England' }, { from: 1974, to: null, name: 'Cumbria, England' }]
 */
export function readChanges(line: string): Jurisdiction[] {
  const [first = '', ...later] = line.split('; ');
  const changes = later.map((change) => ({ year: Number(change.slice(0, 4)), name: change.slice(5) }));
  return [{ year: null, name: first }, ...changes].map(({ year, name }, index) => ({
    from: year,
    to: changes[index]?.year ?? null,
    name,
  }));
}

/**
 * The county and country a place of the gazetteer lay in, by date: one where no change is known. A hint: nothing is
 * changed by it.
 */
export function jurisdictionsOf({ county, country }: Pick<Place, 'county' | 'country'>): Jurisdiction[] {
  const changes = COUNTY_CHANGES[country]?.[county];
  return changes === undefined
    ? [{ from: null, to: null, name: countyName({ county, country }) }]
    : readChanges(changes);
}

const BY_KEY = new Map(
  COUNTRY_CHANGES.flatMap(([names, changes]) => names.map((name) => [placeKey(name), changes] as const)),
);
/** Names that texts have for a country, as the table has it. */
const COUNTRIES: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  'united states of america': 'united states',
  'u s a': 'united states',
  czechia: 'czech republic',
  deutschland: 'germany',
};
/** Parts at the end of a place that can name a province or a country. */
const LAST_PARTS = 3;

/**
 * Whether a text that ends in a country speaks of the province of a line: its country is one of those the province was
 * part of.
 */
const isOfLine = (country: string, changes: string): boolean => {
  const key = placeKey(changes);
  const named = COUNTRIES[country] ?? country;
  // Families call all of Prussia Germany.
  return key.includes(named) || (named === 'germany' && /\b(?:prussia|german)\b/u.test(key));
};

/**
 * What a place that the gazetteer does not know lay in, by date, from the provinces and countries its text ends in: the
 * narrower one counts. A name alone is taken for a country of today, not for a town or a province that others are
 * called after.
 * @returns none where the text names none with a known change
 * @example jurisdictionsOfText('Strasbourg, Alsace, France')[1] // { from: 1871, to: 1919, name: 'German Empire' }
 */
export function jurisdictionsOfText(text: string): Jurisdiction[] {
  const parts = text
    .split(',')
    .map(placeKey)
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const alone = parts.length === 1 ? BY_KEY.get(last) : undefined;
  if (parts.length === 1) return alone !== undefined && placeKey(alone).endsWith(last) ? readChanges(alone) : [];
  for (const part of parts.slice(1).slice(-LAST_PARTS)) {
    const changes = BY_KEY.get(part);
    if (changes !== undefined && (part === last || isOfLine(last, changes))) return readChanges(changes);
  }
  return [];
}

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
