import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

/** Most words of a search that are looked for. */
const MOST_WORDS = 20;
/**
 * Letters of a word: PostgreSQL refuses one of more than 2,046 bytes. What is longer is several words, and found
 * nowhere.
 */
const LONGEST_WORD = 200;
const WORD = new RegExp(`[\\p{L}\\p{N}]{1,${LONGEST_WORD}}`, 'gu');

/**
 * The words of a search as PostgreSQL looks for them: all of them, each also as the start of a longer word.
 * @returns null where there is no word in it.
 */
export function wordQuery(typed: string): string | null {
  const words = (plainSigns(typed).toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
