import { randomBytes, timingSafeEqual } from 'node:crypto';

import { MAX_PASSWORD_LENGTH } from '#domain/account/access/passwordRules.ts';
import { TurnMissed } from '#server/platform/limits/createTurns.ts';

import { hashInTurn } from './hashInTurn.ts';

/**
 * Cost of new hashes: 32 MiB and about a quarter of a second (OWASP Password Storage, scrypt). A hash says what it
 * cost, so that tests of what comes after a sign-in can lower it.
 */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const SCHEME = 'scrypt';

const hashText = (salt: Buffer, { N, r, p }: typeof passwordCost, hash: Buffer): string =>
  [SCHEME, N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');

/**
 * Hashes a password for storage; the text includes the cost, so that it can be raised later.
 *
 * @param ip - the address that asks, whose turn it takes; null for the operator and for what the site does by itself
 * @throws TurnMissed where too many others asked
 */
export async function hashPassword(password: string, ip: string | null = null): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { ...passwordCost };
  return hashText(salt, cost, await hashInTurn(ip, { password, salt, cost, length: HASH_BYTES }));
}

/** Stands in for accounts that do not exist, so that asking after them takes as long. Matches no password. */
const nobody = (): string => hashText(randomBytes(SALT_BYTES), passwordCost, randomBytes(HASH_BYTES));

/**
 * Whether a password is the one that was hashed. Null, for an unknown account or one without a password, takes the
 * same time and is false, as is a text that is no hash of ours.
 *
 * @param ip - as for `hashPassword`
 * @throws TurnMissed where too many others asked
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  ip: string | null = null,
): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? nobody()).split('$');
  if (scheme !== SCHEME || !salt || !hash) return false;
  // No account has a longer one, and what is hashed must not grow with what is sent.
  if (password.length > MAX_PASSWORD_LENGTH) return verifyPassword('', null, ip);
  const expected = Buffer.from(hash, 'base64');
  const task = {
    password,
    salt: Buffer.from(salt, 'base64'),
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    length: HASH_BYTES,
  };
  const actual = await hashInTurn(ip, task).catch((error: unknown) => {
    if (error instanceof TurnMissed) throw error;
    // A cost that is none would be thrown back by the platform, and the sign-in answered as a fault of ours.
    return null;
  });
  return actual?.length === expected.length && timingSafeEqual(actual, expected);
}
