import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

import { placeKey } from './placeKey.ts';

/** Words that clerks shortened, by what they stand for. A lone S may be South or Saint, so it is not among them. */
const SHORTENED: Readonly<Record<string, string>> = {
  n: 'north',
  nth: 'north',
  sth: 'south',
  e: 'east',
  w: 'west',
  gr: 'great',
  grt: 'great',
  lit: 'little',
  litl: 'little',
  upr: 'upper',
  lwr: 'lower',
  mkt: 'market',
};

/** Ways of writing one sound at the end or in the middle of a place name. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?:borough|brough|burgh|boro|bro)$/u, 'boro'],
  [/ph/gu, 'f'],
  [/ck/gu, 'k'],
  [/wh/gu, 'w'],
  [/ey$/u, 'y'],
  [/y/gu, 'i'],
  [/ie/gu, 'i'],
  [/(?<=[^aeiou])e?l+e?$/u, 'l'],
  [/(?<=[a-z]{3})e$/u, ''],
  [/(.)\1+/gu, '$1'],
];
/** Shorter names have too many neighbours for rules. */
const SHORTEST_FOR_RULES = 5;

/**
 * A place name in the form that its variants share: lower case, without accents, apostrophes and other signs.
 * @example placeSpelling('St. Blazey') // 'st blazey'
 */
export const placeSpelling = (text: string): string =>
  foldLetters(text)
    .replace(/['’‘`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A place name with its shortened words in full, as places are compared. */
export const placeInFull = (text: string): string =>
  placeKey(text)
    .split(' ')
    .map((word, at, words) => (words.length > 1 && at === 0 ? (SHORTENED[word] ?? word) : word))
    .join(' ');

/**
 * What all spellings of a place name share that the rules know: shortened words in full, one or two words alike, double
 * letters, y and i, ph and f, a silent e at the end.
 * @example looseKey('N. Petherwyn') === looseKey('North Petherwin') // true
 */
export function looseKey(text: string): string {
  const full = placeInFull(text);
  const joined = full.replaceAll(' ', '');
  return joined.length < SHORTEST_FOR_RULES
    ? joined
    : full
        .split(' ')
        .map((word) => RULES.reduce((left, [pattern, written]) => left.replace(pattern, written), word))
        .join('')
        .replace(/(.)\1+/gu, '$1');
}
