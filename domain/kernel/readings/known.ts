import type { Sign, WordReading } from './reading.ts';

const ALPHABET = Math.log(26);
const LIKE = 0.7;

/** What a letter that is one of so many says. */
const oneOf = (count: number): number => Math.max(0, 1 - Math.log(count) / ALPHABET);

function worth(sign: Sign): number {
  switch (sign.kind) {
    case 'letters':
      return [...sign.text].length;
    case 'unread':
      return 0;
    case 'either':
      return sign.least * oneOf(sign.of.length) * (sign.isOpen ? LIKE : 1);
  }
}

/**
 * How many letters' worth of a word is known: 1 for a letter read, less for one of several, 0.7 for one that looks like
 * a letter, none for an unread one.
 */
export const known = ({ signs }: WordReading): number => signs.reduce((sum, sign) => sum + worth(sign), 0);
