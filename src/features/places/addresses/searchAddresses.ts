import { readAddressQuery, writeAddressQuery, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { pageIn } from '#services/routing/pageIn.ts';

import type { FoundStreet } from './addressSearchApi.ts';

/** Where the form is, and what it leads to. */
export const SEARCH_PATH = '/search-address';
const STREETS_PATH = '/search-address/streets';
const HOUSEHOLDS_PATH = '/search-address/households';

const withQuery = (path: string, query: AddressQuery, page = 1): string => {
  const written = [writeAddressQuery(query), page > 1 ? `page=${page}` : ''].filter((part) => part !== '').join('&');
  return written === '' ? path : `${path}?${written}`;
};

/** The form, filled in. */
export const formAddress = (query: AddressQuery): string => withQuery(SEARCH_PATH, query);
/** A page of streets. */
export const streetsAddress = (query: AddressQuery, page?: number): string => withQuery(STREETS_PATH, query, page);
/** A page of households. */
export const householdsAddress = (query: AddressQuery, page?: number): string =>
  withQuery(HOUSEHOLDS_PATH, query, page);

/**
 * The households of a street or house in the list; a house that was asked for by number is looked for in the street.
 */
export const addressOfStreet = ({ street, house, place }: FoundStreet, asked: AddressQuery): string =>
  householdsAddress({
    houseNumber: street === null ? (house ?? '') : asked.houseNumber,
    street: street ?? '',
    location: place,
    postcode: '',
  });

/** The last page of a list that is shown. */
const LAST_PAGE = 250;

/** What an address of these pages asks: the query and the page, from 1. */
export function readSearch(search: string): { query: AddressQuery; page: number } {
  const parameters = new URLSearchParams(search);
  return { query: readAddressQuery(parameters), page: pageIn(parameters, LAST_PAGE) };
}

/** A query in words: `12 High Street, Leeds`. */
export const queryInWords = ({ houseNumber, street, location, postcode }: AddressQuery): string =>
  [[houseNumber, street].filter((part) => part !== '').join(' '), location === '' ? postcode : location]
    .filter((part) => part !== '')
    .join(', ');
