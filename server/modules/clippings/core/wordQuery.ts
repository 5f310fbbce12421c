/** Most words of a search that are looked for. */
const MOST_WORDS = 20;

/**
 * The words of a search as PostgreSQL looks for them: all of them, each also as the start of a longer word.
 * @returns null where there is no word in it.
 */
export function wordQuery(typed: string): string | null {
  const words = (typed.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
