import type { Place } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { countyName } from '../gazetteer/placeName.ts';
import { COUNTRY_CHANGES } from './countryChanges.ts';
import { COUNTY_CHANGES } from './countyChanges.ts';
import { type Jurisdiction, readChanges } from './jurisdiction.ts';

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
