const LETTER_BITS = 26;
const LONGEST = 31;
const CODE_OF_A = 97;

/** The bit of a word that is no misreading. */
export const KNOWN_BIT = 2 ** 31;

/** Which letters a word has, and in its upper bits how many, up to 31: what tells words apart without reading them. */
export function wordMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - CODE_OF_A;
    if (letter >= 0 && letter < LETTER_BITS) mask |= 1 << letter;
  }
  return (mask | (Math.min(LONGEST, word.length) << LETTER_BITS)) >>> 0;
}

/** Letters of a word by its mask. */
export const maskLength = (mask: number): number => (mask >>> LETTER_BITS) & LONGEST;

/** How many kinds of letters only one of two words has. */
export function otherLetters(a: number, b: number): number {
  let bits = (a ^ b) & (2 ** LETTER_BITS - 1);
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count;
}
