import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';

/**
 * User and password of an address of a service, as they are sent to it: operators paste passwords unescaped, bare per
 * cent signs and all. Empty where the address names none.
 */
export const credentialsOf = ({ username, password }: URL): { user: string; pass: string } => ({
  user: decodeLoosely(username),
  pass: decodeLoosely(password),
});
