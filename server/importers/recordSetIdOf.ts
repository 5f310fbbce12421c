import { UserError } from '#server/config/UserError.ts';

const LONGEST_ID = 40;

/**
 * The id of a record set from the name an operator gives it: capitals, digits and hyphens.
 *
 * @throws UserError when nothing of the name can stand in an address.
 * @example recordSetIdOf('FreeCEN sample, 1871') // 'FREECEN-SAMPLE-1871'
 */
export function recordSetIdOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  if (id.length < 2) throw new UserError(`The name "${name}" needs at least two letters or digits.`);
  return id;
}
