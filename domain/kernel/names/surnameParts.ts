import type { NameKind } from './nameVariant.ts';

/**
 * Words before the name proper, which one clerk writes apart and the next one joins: Von Trapp and Vontrapp, De la Cruz
 * and Delacruz, St John and Stjohn, Ap Rhys and Aprhys, Mac an Bhaird, Mag Uidhir, Mac Giolla Phádraig. Folded: Mac and
 * Ó before a longer word are joined by then (foldName).
 */
const BEFORE_NAMES = new Set(
  (
    'van von vom der den de del della des di da dos du la las le les los san santa saint sainte ste st zu zum zur ter ten ap ab ' +
    'mac mc an mag maccon mccon macgiolla mcgiolla macgilla omaol'
  ).split(' '),
);

/** More of them before one name are none. */
const MOST_BEFORE = 4;

/**
 * Parts a folded surname into the words before each name proper and that name. Words at the end that nothing follows
 * are names themselves.
 */
function parted(words: readonly string[]): { before: string[]; name: string }[] {
  const parts: { before: string[]; name: string }[] = [];
  let before: string[] = [];
  words.forEach((word, at) => {
    if (BEFORE_NAMES.has(word) && at < words.length - 1 && before.length < MOST_BEFORE) before.push(word);
    else {
      parts.push({ before, name: word });
      before = [];
    }
  });
  return parts;
}

/**
 * What a search asks for of a surname: the words before a name joined with it.
 *
 * @param words - folded, as nameTokens makes them.
 * @example askedSurname(['van', 'der', 'berg', 'smith']) // ['vanderberg', 'smith']
 */
export const askedSurname = (words: readonly string[]): string[] =>
  parted(words).map(({ before, name }) => [...before, name].join(''));

/**
 * Where the surname begins in a whole name: at its last word, or at the words that belong before that.
 *
 * @param words - folded one by one.
 * @example surnameAt(['jan', 'van', 'der', 'berg']) // 1
 */
export function surnameAt(words: readonly string[]): number {
  const last = Math.max(0, words.length - 1);
  let at = last;
  while (at > 0 && last - at < MOST_BEFORE && BEFORE_NAMES.has(words[at - 1] ?? '')) at -= 1;
  return at;
}

/**
 * All that a surname is found by: its words, and each name joined with any of the words before it, in their order.
 *
 * @param words - folded, as nameTokens makes them. @returns each once.
 * @example surnameTokens(['de', 'la', 'cruz']) // ['de', 'la', 'cruz', 'lacruz', 'decruz', 'delacruz']
 */
export function surnameTokens(words: readonly string[]): string[] {
  if (words.length < 2) return [...words];
  const joined = parted(words).flatMap(({ before, name }) =>
    before.reduceRight((ways, word) => [...ways, ...ways.map((way) => word + way)], [name]),
  );
  return [...new Set([...words, ...joined])];
}

/**
 * The tokens by which an index finds a name.
 *
 * @param key - folded words with single spaces (`valueKey`). @returns each once.
 */
export function tokensOfName(key: string, kind: NameKind): string[] {
  if (!key.includes(' ')) return [key];
  const words = key.split(' ');
  return kind === 'surname' ? surnameTokens(words) : [...new Set(words)];
}
