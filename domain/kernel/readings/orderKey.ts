import { isReadingKey } from './isReadingKey.ts';
import { UNREAD_KEY } from './readingKey.ts';

/** In place of the first letter of a surname where it could not be read, in words that an address can hold. */
export const UNREAD_INITIAL = 'first letter not read';

/** After every letter of every alphabet. */
const UNREAD_LETTER = '\u{10fffd}';
/** Between where a reading is ordered and its key: before every letter, so that it comes right behind that name. */
const KEY_BEHIND = '\u0001';

/**
 * What a name or an initial of the index is ordered by, in code points: its key, in which an unread letter is after z,
 * and one of several the first of them. No two names have the same, and keyOfOrder tells which it was.
 *
 * @param key - as valueKey makes it.
 * @returns null where nothing of the name could be read.
 */
export function orderKey(key: string): string | null {
  if (key === UNREAD_KEY || key === UNREAD_INITIAL) return null;
  if (!isReadingKey(key)) return key;
  const letters = key
    .replace(/\[(.)[^\]]*\]/gu, '$1')
    .replace(/\{[^}]*\}|\?/gu, '')
    .replace(/[_*]/gu, UNREAD_LETTER);
  return `${letters}${KEY_BEHIND}${key}`;
}

/** The name that is ordered so. */
export const keyOfOrder = (order: string): string => order.slice(order.indexOf(KEY_BEHIND) + 1);

/**
 * Whether a name has no place in the alphabet, since its first letter could not be read: it comes after all that have,
 * whichever the direction.
 *
 * @param order - as orderKey makes it.
 */
export const isOutsideAlphabet = (order: string): boolean => order.startsWith(UNREAD_LETTER);
