import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Each letter has five random bits. */
const LENGTH = 20;

/** Twenty small letters and digits of chance, for ids that cannot be guessed from one another: 100 random bits. */
export const randomLetters = (): string =>
  [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
