import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';

/**
 * States and provinces that end a place in trees, with the country they lie in; keys as places have them
 * (`countriesOf.ts`).
 */
const STATES: Readonly<Record<string, string>> = {
  'united-states':
    'alabama alaska arizona arkansas california colorado connecticut delaware district-of-columbia florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york new-york-state north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah vermont virginia washington washington-state west-virginia wisconsin wyoming dakota-territory utah-territory washington-d-c',
  canada:
    'alberta british-columbia lower-canada manitoba new-brunswick newfoundland newfoundland-and-labrador nova-scotia ontario prince-edward-island quebec saskatchewan upper-canada yukon',
  australia:
    'new-south-wales northern-territory nsw queensland south-australia tasmania van-diemen-s-land van-diemens-land victoria western-australia',
};

/** Postal letters of the states of the United States, as written: other places are not written in two capitals. */
const POSTAL = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, states]) => states.split(' ').map((state) => [state, country])),
);

/**
 * The country of a state or province that a place ends in, as the key of its events; null for any other end.
 * @param words - as written
 * @param key - the same as a key
 */
const countryOfState = (words: string, key: string): string | null =>
  POSTAL.has(words) ? 'united-states' : (COUNTRY_OF.get(key) ?? null);

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
