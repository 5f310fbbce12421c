import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';

/** Countries by other names that trees have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { usa: 'united-states', 'u-s-a': 'united-states', us: 'united-states', 'united-states-of-america': 'united-states', jersey: 'channel-islands', guernsey: 'channel-islands' };

const keyOf = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/gu, '-').replace(/^-|-$/gu, '');

/**
 * The country a place lies in, as the key of its events: by the last part that names a country or a historic county, else by the
 * last part itself. Empty for no place.
 * @example countryKey('Roche, Cornwall') // 'england'
 * @example countryKey('Ballarat, Victoria, Australia') // 'australia'
 */
export function countryKey(place: string): string {
  const parts = place.split(',').map((part) => part.trim()).filter((part) => part !== '').reverse();
  for (const part of parts) {
    const country = countryNamed(part) ?? countyNamed(part)?.country;
    if (country != null) return keyOf(country);
    const key = keyOf(part);
    if (part === parts[0] && key in OTHER_NAMES) return OTHER_NAMES[key] ?? key;
  }
  return keyOf(parts[0] ?? '');
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
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, most).map(([key]) => key);
}
