import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Each letter has five random bits. */
const LENGTH = 20;

/** Twenty small letters and digits of chance, for ids that cannot be guessed from one another: 100 random bits. */
export const randomLetters = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Bytes of chance in a token: no one guesses it. */
const TOKEN_BYTES = 32;

/** What is stored of a token: a copy of the database opens nothing. Any text has one. */
export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new token for a link in an email, with what is stored of it. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: linkTokenHash(token) };
}
