import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';

/** How the people that a search in trees finds are ordered. */
export type TreeSearchSort = 'relevance' | 'name' | 'birth';

/** What is looked for in family trees. Empty texts and null years ask nothing. */
export interface TreeSearchQuery {
  firstName: string;
  lastName: string;
  /** Names as they are written only; otherwise names that are variants of them, too. */
  isExact: boolean;
  birthYear: number | null;
  /** Years before and after. */
  birthOffset: number;
  deathYear: number | null;
  deathOffset: number;
  /** Words of a place of birth or death. */
  place: string;
  sort: TreeSearchSort;
  /** From 1. */
  page: number;
}

/** Longest text of a field, in UTF-16 units. */
export const LONGEST_FIELD = 100;
/** Further pages are not shown: no one reads so far, and a better search finds more. */
export const LAST_PAGE = 50;

/** A search that asks for nothing yet. */
export const EMPTY_TREE_SEARCH: TreeSearchQuery = {
  firstName: '',
  lastName: '',
  isExact: false,
  birthYear: null,
  birthOffset: 2,
  deathYear: null,
  deathOffset: 2,
  place: '',
  sort: 'relevance',
  page: 1,
};

/** Whether a search asks for anyone: by a name, a year or a place. */
export const asksForAnyone = ({ firstName, lastName, birthYear, deathYear, place }: TreeSearchQuery): boolean =>
  [firstName, lastName, place].some((text) => text.trim() !== '') || birthYear !== null || deathYear !== null;

const yearOf = (text: string | null) => (text !== null && /^\d{3,4}$/u.test(text) ? Number(text) : null);
const yearsEitherWayOf = (text: string | null) =>
  YEARS_EITHER_WAY_IN_TREES.find((years) => String(years) === text) ?? EMPTY_TREE_SEARCH.birthOffset;

/** Reads a search from the query of an address; what is no value of a field counts as not given. */
export function readTreeSearch(search: string): TreeSearchQuery {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST_FIELD);
  const page = Number(query.get('page') ?? 1);
  return {
    firstName: text('firstname'),
    lastName: text('lastname'),
    isExact: query.get('exact') === 'true',
    birthYear: yearOf(query.get('yearofbirth')),
    birthOffset: yearsEitherWayOf(query.get('yearofbirth_offset')),
    deathYear: yearOf(query.get('yearofdeath')),
    deathOffset: yearsEitherWayOf(query.get('yearofdeath_offset')),
    place: text('place'),
    sort: (['name', 'birth'] as const).find((sort) => sort === query.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) ? Math.min(LAST_PAGE, Math.max(1, page)) : 1,
  };
}

/** The query of the address of a search, without what asks nothing. */
export function treeSearchParams({
  firstName,
  lastName,
  isExact,
  birthYear,
  birthOffset,
  deathYear,
  deathOffset,
  place,
  sort,
  page,
}: TreeSearchQuery): string {
  return new URLSearchParams({
    ...(firstName.trim() !== '' && { firstname: firstName.trim() }),
    ...(lastName.trim() !== '' && { lastname: lastName.trim() }),
    ...(isExact && { exact: 'true' }),
    ...(birthYear !== null && { yearofbirth: String(birthYear), yearofbirth_offset: String(birthOffset) }),
    ...(deathYear !== null && { yearofdeath: String(deathYear), yearofdeath_offset: String(deathOffset) }),
    ...(place.trim() !== '' && { place: place.trim() }),
    ...(sort !== 'relevance' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

const yearInWords = (year: number, yearsEitherWay: number) =>
  yearsEitherWay === 0 ? String(year) : `${year} ± ${yearsEitherWay}`;

/** A search in words, for headings and lists. @example 'Mary Alder, born 1832 ± 2, in Wem' */
export function describeTreeSearch({
  firstName,
  lastName,
  birthYear,
  birthOffset,
  deathYear,
  deathOffset,
  place,
}: TreeSearchQuery): string {
  const parts = [
    `${firstName} ${lastName}`.trim(),
    birthYear === null ? '' : `born ${yearInWords(birthYear, birthOffset)}`,
    deathYear === null ? '' : `died ${yearInWords(deathYear, deathOffset)}`,
    place === '' ? '' : `in ${place}`,
  ];
  return parts.filter((part) => part !== '').join(', ') || 'Anyone';
}
