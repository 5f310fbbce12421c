import { CATEGORIES } from '../taxonomy/categories.ts';
import { REGIONS } from '../taxonomy/regions.ts';

/** Words that stay small inside a name of a place or a record set. */
const SMALL = new Set([
  'and',
  'at',
  'by',
  'de',
  'du',
  'en',
  'for',
  'in',
  'le',
  'la',
  'of',
  'on',
  'or',
  'sur',
  'the',
  'to',
  'under',
  'upon',
  'with',
  'y',
  'yr',
]);

/** Fields whose values are never capitalised, or are texts of their own. */
const AS_WRITTEN = new Set(['Keywords', 'FullText']);

/** First letters: of the word, of its parts, and of what follows O’, D’ and Mc. */
const INITIALS = /(?<=(?:^|[-(/–"])(?:[od]'|mc)?)\p{L}/giu;

const capital = (word: string, isFirst: boolean): string =>
  !isFirst && SMALL.has(word) ? word : word.replace(INITIALS, (letter) => letter.toUpperCase());

const capitalised = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => capital(word, at === 0))
    .join(' ');

function regionName(country: string): string | null {
  const parts = REGIONS.flatMap((region) => [region, ...region.subRegions]);
  return parts.find((part) => part.sourceCountry.includes(country))?.displayText ?? null;
}

/**
 * A value of a search as people read it. Addresses are lower case throughout (spec 1 section 5), so the capitals of
 * names and places are put back by rule; where the true spelling is known, as in a list of facets, that one is to be
 * shown.
 *
 * @example displayValue('LastName', "o'brien-smyth") // "O'Brien-Smyth"
 */
export function displayValue(fieldId: string, value: string): string {
  if (fieldId === 'SourceCountry') return regionName(value) ?? capitalised(value);
  if (fieldId === 'Collection') return CATEGORIES.find(({ id }) => id === value)?.label ?? capitalised(value);
  if (fieldId === 'SourceCategory' || fieldId === 'SurnameInitial')
    return value.charAt(0).toUpperCase() + value.slice(1);
  return AS_WRITTEN.has(fieldId) ? value : capitalised(value);
}
