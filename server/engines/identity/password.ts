import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Cost of new hashes: 32 MiB and about a quarter of a second (OWASP Password Storage, scrypt). */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const SCHEME = 'scrypt';

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

/** Hashes a password for storage; the text includes the cost, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return [SCHEME, COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Stands in for accounts that do not exist, so that asking after them takes as long. Matches no password. */
const NOBODY = [SCHEME, COST.N, COST.r, COST.p, randomBytes(SALT_BYTES).toString('base64'), randomBytes(HASH_BYTES).toString('base64')].join('$');

/**
 * Whether a password is the one that was hashed. Null, for an unknown account or one without a password, takes the
 * same time and is false, as is a text that is no hash of ours.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? NOBODY).split('$');
  if (scheme !== SCHEME || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  // A cost that is none would be thrown back by the platform, and the sign-in answered as a fault of ours.
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) }).catch(() => null);
  return actual?.length === expected.length && timingSafeEqual(actual, expected);
}
