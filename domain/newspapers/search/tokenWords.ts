import { foldName } from '#domain/kernel/names/foldName.ts';

/** Distinct tokens remembered: a newspaper repeats most of its own. */
const REMEMBERED = 100_000;
/** Most words of a text: nothing to fold, and not worth remembering. */
const FOLDED = /^[a-z0-9]{1,64}$/u;
const PLAIN = /^[A-Za-z0-9]+[.,;:!?)]*$/u;
const MARKS = /[.,;:!?)]+$/u;
/** What follows in a longer word is not looked at: no word is so long, but a damaged line may be. */
const MOST_LETTERS = 64;

let remembered = new Map<string, readonly string[]>();

/**
 * The words of a token, which is what spaces part: none for a dash, several for son-in-law. Folded as names are, so
 * that O’Brien, OBRIEN and ſuch are found as obrien and such.
 */
export function tokenWords(token: string): readonly string[] {
  if (FOLDED.test(token)) return [token];
  const known = remembered.get(token);
  if (known) return known;
  const folded = PLAIN.test(token)
    ? [token.replace(MARKS, '').toLowerCase()]
    : foldName(token)
        .split(' ')
        .filter((word) => word !== '');
  const words = folded.map((word) => (word.length > MOST_LETTERS ? [...word].slice(0, MOST_LETTERS).join('') : word));
  if (remembered.size >= REMEMBERED) remembered = new Map();
  remembered.set(token, words);
  return words;
}

const PREFIXES = new Set(['mc', 'mac', 'fitz', 'o']);

/** Whether two words are one name, as in Mc Donald and O Brien: the rule of foldName over a space. */
export const isSplitName = (first: string, second: string): boolean => PREFIXES.has(first) && /^\p{L}{3}/u.test(second);
