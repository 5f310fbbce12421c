import { doubleMetaphone } from 'double-metaphone';

/**
 * The double-metaphone codes of a folded name: how an English ear hears it, and how another might. One code when both
 * agree.
 * @returns an empty list for a text without a consonant or first vowel, such as a number.
 */
export const soundCodes = (token: string): string[] =>
  [...new Set(doubleMetaphone(token))].filter((code) => code !== '');
