import { CATEGORIES } from './taxonomy/categories.ts';

/** Fields whose values are names of places, written with capitals but for the small words inside. */
const PLACE_FIELDS = new Set([
  'Place',
  'PlaceOfBirth',
  'Parish',
  'County',
  'Country',
  'Town',
  'City',
  'Region',
  'State',
  'Township',
  'Townland',
  'RegistrationDistrict',
  'BirthTown',
  'BirthCounty',
  'SourceCountry',
]);
const SMALL_WORDS = new Set([
  'and',
  'by',
  'cum',
  'de',
  'en',
  'in',
  'juxta',
  'la',
  'le',
  'next',
  'of',
  'on',
  'the',
  'under',
  'upon',
  'with',
  'y',
]);

const capital = (word: string): string => word.replace(/^[^\p{L}\p{N}]*\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Every word of a place with a capital: `newcastle upon tyne` is `Newcastle upon Tyne`, `stow-on-the-wold` keeps its
 * hyphens.
 */
const placeCase = (text: string): string =>
  text
    .split(/([\s\-/(),]+)/u)
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capital(word)))
    .join('');

/**
 * How a facet's value is shown: the address and the index hold it in lower case, readers see it as it is written.
 *
 * @param value - in lower case, as the index counts it.
 * @param setNames - names of record sets by their lower-case form; a set that is not there shows as it is.
 * @example facetLabel('County', 'isle of wight', new Map()) // 'Isle of Wight'
 * @example facetLabel('Occupation', 'clay labourer', new Map()) // 'Clay labourer'
 */
export function facetLabel(fieldId: string, value: string, setNames: ReadonlyMap<string, string>): string {
  if (fieldId === 'DatasetName') return setNames.get(value) ?? value;
  if (fieldId === 'Collection') return CATEGORIES.find(({ id }) => id === value)?.label ?? capital(value);
  return PLACE_FIELDS.has(fieldId) ? placeCase(value) : capital(value);
}
