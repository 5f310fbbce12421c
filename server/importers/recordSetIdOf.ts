import { createHash } from 'node:crypto';

import { UserError } from '#server/platform/config/UserError.ts';

const LONGEST_ID = 40;
const FINGERPRINT = 6;

/**
 * The id of a record set from the name an operator gives it: capitals, digits and hyphens. A long name is cut and ends
 * in a fingerprint, so that two registers of one church do not become one set.
 *
 * @throws UserError when no part of the name is valid in an address.
 * @example recordSetIdOf('FreeCEN sample, 1871') // 'FREECEN-SAMPLE-1871'
 */
export function recordSetIdOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (id.length < 2) throw new UserError(`The name "${name}" needs at least two letters or digits.`);
  if (id.length <= LONGEST_ID) return id;
  const fingerprint = createHash('sha256').update(id).digest('hex').slice(0, FINGERPRINT).toUpperCase();
  return `${id.slice(0, LONGEST_ID - FINGERPRINT - 1).replace(/-+$/, '')}-${fingerprint}`;
}
