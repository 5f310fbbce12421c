import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';

import { type ArticleAddress, EVERY_ARTICLE } from './articleAddress.ts';
import { tokenWords } from './tokenWords.ts';

type Filters = Readonly<Record<string, FilterValue>>;

/** Where a sentence may say a place, the nearest to what a paper would report first. */
const PLACES = ['Place', 'PlaceOfDeath', 'PlaceOfResidence', 'PlaceOfBirth', 'Parish', 'County'];
/** Years in which a person was in the papers, the surest first. */
const YEARS = ['EventYear', 'YearOfDeath', 'YearOfMarriage'];
const NAMES_APART = 3;
/** People of whom only the birth is known are looked for until this age. */
const LIFE = 100;

const valueOf = (filters: Filters, fieldIds: readonly string[]): string =>
  fieldIds.flatMap((fieldId) => filters[fieldId]?.values[0] ?? [])[0] ?? '';
const plain = (text: string): string => tokenWords(text).join(' ');

/** A name as papers print it: the names near each other, in any order. */
function nameWords(filters: Filters): string {
  const first = plain(valueOf(filters, ['FirstName'])).split(' ')[0] ?? '';
  const last = plain(valueOf(filters, ['LastName']));
  const surname = last.includes(' ') ? `"${last}"` : last;
  return first !== '' && surname !== '' ? `${first} near/${NAMES_APART} ${surname}` : first || surname;
}

function yearsOf(filters: Filters): Pick<ArticleAddress, 'from' | 'to'> {
  const filter = YEARS.flatMap((fieldId) => filters[fieldId] ?? [])[0];
  const birth = filters.YearOfBirth;
  const year = Number((filter ?? birth)?.values[0]);
  if (!Number.isInteger(year) || year < 1600) return { from: null, to: null };
  const either = (filter ?? birth)?.yearsEitherWay ?? 0;
  return { from: `${year - either}-01-01`, to: `${filter ? year + either : year + LIFE}-12-31` };
}

/**
 * A sentence that was read as a search of records, as a search of articles: the name, other words, the place and the
 * years.
 *
 * @param search - the query part of an address of record results.
 */
export function articlesOfSentence(search: string): ArticleAddress {
  const { filters } = readSearchAddress(search).query;
  const others = [valueOf(filters, ['Occupation']), valueOf(filters, ['Keywords'])].map(plain);
  const place = valueOf(filters, PLACES);
  return {
    ...EVERY_ARTICLE,
    words: [nameWords(filters), ...others].filter((part) => part !== '').join(' '),
    place,
    miles: place === '' ? 0 : 20,
    ...yearsOf(filters),
  };
}
