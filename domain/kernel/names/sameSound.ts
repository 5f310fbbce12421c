import { doubleMetaphone } from 'double-metaphone';

/**
 * The double-metaphone codes of a folded name: how an English ear hears it, and how another might. One code when both
 * agree.
 * @returns an empty list for a text without a consonant or first vowel, such as a number.
 */
export const soundCodes = (token: string): string[] =>
  [...new Set(doubleMetaphone(token))].filter((code) => code !== '');

/** Writes one sound that is written in several ways in one of them. */
type OneWay = (name: string) => string;

const writing =
  (sound: RegExp, as: string): OneWay =>
  (name) =>
    name.replace(sound, as);

/**
 * Letters up to the vowels of the first syllable, which has the stress in nearly every British name, and what follows.
 */
const FIRST_SYLLABLE = /^([^aeiouy]*[aeiouy]+)(.*)$/u;
const writingUnstressed =
  (sound: RegExp, as: string): OneWay =>
  (name) => {
    const [, start = name, rest = ''] = FIRST_SYLLABLE.exec(name) ?? [];
    return start + rest.replace(sound, as);
  };

/**
 * The sounds that clerks wrote in more than one way and that change too many names to be made one in every spelling.
 * Each is evidence alone; two that differ in two of them merely sound alike.
 */
export const CONFUSED_LETTERS: Readonly<Record<string, OneWay>> = {
  'y, ey and ie at the end': writing(/(?<=[^aeiouy])(?:ey|ie?|y|ay|eigh)(?=s?$)/u, 'y'),
  'vowels without stress': writingUnstressed(/[aeiouy]+(?=[^aeiouy])/gu, 'e'),
  'a vowel without stress, left out before l, n and r': writingUnstressed(/(?<=[^aeiouy])[aeiou](?=[lnr])/gu, ''),
  'ei, ee, ea and ey': writing(/(?<=[^aeiou])(?:ei|ie|ee|ea|ey)(?=[^aeiou])/u, 'ee'),
  'ar, er and ear': writing(/(?:ea|a|e)r(?=[^aeiou])/u, 'ar'),
  'o and u before m, n and r': writing(/[ou](?=[mnr])/u, 'o'),
  'au and ou before gh': writing(/ou(?=gh)/u, 'au'),
  'ph and v': writing(/(?<=[aeiou])ph(?=[aeiou])/u, 'v'),
  'ch and c': writing(/(?<=[aeiou])ch(?=[aeiou])/u, 'ck'),
  'dg and g': writing(/dg(?=e)/u, 'g'),
  'th and t': writing(/th(?=[aeiouy]|$)/u, 't'),
  'a silent h': writing(/(?<=[aeiou])h(?=[^aeiou]|$)|(?<=g)h(?=a)/u, ''),
  't and d after r at the end': writing(/rd$/u, 'rt'),
};
const WAYS = Object.values(CONFUSED_LETTERS);

/**
 * Whether two folded names differ in how they write one sound, and in nothing else.
 *
 * @param spelling - what makes the commonest ways of writing alike; the names are compared after it.
 */
export function differInOneSound(one: string, other: string, spelling: (name: string) => string): boolean {
  return WAYS.some((way) => {
    const [a, b] = [way(one), way(other)];
    return (a !== one || b !== other) && (a === b || spelling(a) === spelling(b));
  });
}
