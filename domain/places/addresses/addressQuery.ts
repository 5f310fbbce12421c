import { readPostcode } from './postcode.ts';

/** What the address search asks: what was typed, without blanks around it; empty where nothing was. */
export interface AddressQuery {
  /** Number or name of a house. */
  houseNumber: string;
  street: string;
  /** City, town, parish or county. */
  location: string;
  postcode: string;
}

/** The parts of a query in the order of the form and of addresses. */
export const ADDRESS_FIELDS = [
  'houseNumber',
  'street',
  'location',
  'postcode',
] as const satisfies readonly (keyof AddressQuery)[];
/** More than this is no part of an address. */
const LONGEST = 120;

/** Nothing asked. */
export const EMPTY_ADDRESS_QUERY: AddressQuery = { houseNumber: '', street: '', location: '', postcode: '' };

/** Reads the query part of an address; anything else in it is passed over. */
export function readAddressQuery(parameters: URLSearchParams): AddressQuery {
  const read = (key: keyof AddressQuery) =>
    (parameters.get(key) ?? '').replace(/\s+/gu, ' ').trim().slice(0, LONGEST).trim();
  return {
    houseNumber: read('houseNumber'),
    street: read('street'),
    location: read('location'),
    postcode: read('postcode'),
  };
}

/** The query part for what is not empty, without a question mark. */
export function writeAddressQuery(query: AddressQuery): string {
  const parameters = new URLSearchParams();
  for (const key of ADDRESS_FIELDS) if (query[key].trim() !== '') parameters.set(key, query[key].trim());
  return parameters.toString();
}

/** Why an address cannot be searched. */
export type AddressProblem = 'missing' | 'unknownPostcode';

/**
 * What keeps an address from being searched: a street, a place or a postcode that we know is needed. Null when nothing
 * does.
 */
export function addressProblem({
  street,
  location,
  postcode,
}: Pick<AddressQuery, 'street' | 'location' | 'postcode'>): AddressProblem | null {
  if (location.trim() !== '' || street.trim() !== '') return null;
  if (postcode.trim() === '') return 'missing';
  return readPostcode(postcode) ? null : 'unknownPostcode';
}
