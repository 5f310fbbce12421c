import type { AddressQuery } from './addressQuery.ts';
import { readPostcode } from './postcode.ts';

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
