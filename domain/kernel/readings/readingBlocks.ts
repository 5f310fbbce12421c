import type { Sign } from './reading.ts';
import { wordOfKey } from './readingKey.ts';

/** Under which an index files every reading. */
const EVERY = 'd';
const ANY = '?';
/** With more possible letters at an end, any is possible. */
const MOST_LETTERS = 3;

/** The letters that a word may begin with; with its signs turned around, those that it may end with. */
function endLetters(signs: readonly Sign[], letterOf: (letters: readonly string[]) => string | undefined): string[] {
  const found = new Set<string>();
  for (const sign of signs) {
    if (sign.kind === 'letters') {
      found.add(letterOf([...sign.text]) ?? ANY);
      break;
    }
    if (sign.kind === 'unread' || sign.isOpen) return [ANY];
    for (const letter of sign.of) found.add(letter);
    // One letter fewer than was counted is a close match, which has to be found here as well.
    if (sign.least > 1 || (sign.least === 1 && sign.most === 1)) break;
  }
  return found.size > MOST_LETTERS ? [ANY] : [...found];
}

/**
 * Keys under which an index files a reading: by the letters it may begin and end with. A name or a pattern that fits it
 * asks for one of them (askedBlocks).
 */
export function filedBlocks(key: string): string[] {
  const { signs } = wordOfKey(key);
  const lasts = endLetters([...signs].reverse(), (letters) => letters.at(-1));
  return [
    EVERY,
    ...endLetters(signs, (letters) => letters[0]).flatMap((first) => lasts.map((last) => `${EVERY}:${first}${last}`)),
  ];
}

/** Keys of all the readings that may be one of these names; a pattern has to look at every reading. */
export function askedBlocks(names: readonly string[], isPattern: boolean): string[] {
  if (isPattern) return [EVERY];
  return [
    ...new Set(
      names.flatMap((name) => {
        const letters = [...name];
        const [first = ANY, last = ANY] = [letters[0], letters.at(-1)];
        return [`${first}${last}`, `${first}${ANY}`, `${ANY}${last}`, `${ANY}${ANY}`].map((ends) => `${EVERY}:${ends}`);
      }),
    ),
  ];
}
