import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';

import { countryOfState } from './statesOfCountries.ts';

/** Countries by other names that trees have. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...['usa', 'u-s-a', 'us', 'u-s', 'united-states-of-america', 'america'].map(
    (name) => [name, 'united-states'] as const,
  ),
  ['jersey', 'channel-islands'],
  ['guernsey', 'channel-islands'],
]);
/** Ends of places that name no country of their own: the part before them does. */
const OF_SEVERAL = new Set(['uk', 'u-k', 'united-kingdom', 'gb', 'g-b', 'great-britain', 'britain', 'british-isles']);

const keyOf = (words: string): string =>
  foldLetters(words)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/**
 * The country a place lies in, as the key of its events: that of the country, historic county or state that the place
 * ends in, else the end itself. Parts before the end are not looked at: there is a Cambridge in Massachusetts. Empty
 * for no place.
 * @example countryKey('Roche, Cornwall, UK') // 'england'
 * @example countryKey('Durham, North Carolina') // 'united-states'
 */
export function countryKey(place: string): string {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Postcodes say nothing of a country.
  const end = parts.findLast((part) => !/\d/u.test(part) && !OF_SEVERAL.has(keyOf(part))) ?? parts.at(-1) ?? '';
  const key = keyOf(end);
  const state = countryOfState(end, key);
  // As the end of others it is a state; alone it may be a county.
  const country =
    (parts.length > 1 ? state : null) ??
    countryNamed(end) ??
    OTHER_NAMES.get(key) ??
    countyNamed(end)?.country ??
    state;
  return country == null ? key : keyOf(country);
}

/**
 * The countries of a life, that of most places first.
 * @param places - of its facts; empty ones say nothing
 * @param most - how many at most
 */
export function countriesOf(places: readonly (string | null)[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const place of places) {
    const key = countryKey(place ?? '');
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key]) => key);
}
