import { hash } from 'node:crypto';

import type { ReadCell } from '../mapping/compileTemplate.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 60 bits: two of a million rows share one once in two million sets, and are then numbered like equal rows. */
const LENGTH = 12;

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ');

/**
 * Makes the function that works out a row's key from what it says in these columns, without regard to capitals and
 * spaces. The key is a digest: it stands in addresses, which name no one.
 * @returns a function that answers an empty string when all the columns are empty.
 */
export const contentKey =
  (columns: readonly string[]) =>
  (read: ReadCell): string => {
    const texts = columns.map(read);
    if (texts.every((text) => text === '')) return '';
    const digest = hash('sha256', folded(JSON.stringify(texts)), 'buffer');
    let key = '';
    for (const byte of digest.subarray(0, LENGTH)) key += LETTERS[byte % LETTERS.length];
    return key;
  };
