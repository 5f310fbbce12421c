import { foldName } from '#domain/kernel/names/foldName.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { surnameTokens } from '#domain/kernel/names/surnameParts.ts';

/** What of a person can be searched for. */
export interface SearchablePerson {
  /** Every name they have, married names among them. */
  names: readonly { given: string; surname: string; nickname: string }[];
  /** Where they were born and died; empty texts and nulls are unknown. */
  places: readonly (string | null)[];
}

/**
 * Longer words are no names, and no index of the database would take them: one of them would keep everyone else from
 * being found.
 */
const LONGEST_WORD = 80;
const isWord = (word: string): boolean => word.length <= LONGEST_WORD;

/** Words of a text of a place, folded; single letters say nothing. */
export const placeWords = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length > 1 && isWord(word));

/** The keys a person is found by: `s:` surnames, `g:` given names and nicknames, `p:` words of places, each once. */
export function personKeys({ names, places }: SearchablePerson): string[] {
  const words = (name: string) => nameTokens(name).filter(isWord);
  return [
    ...new Set([
      ...names.flatMap(({ surname }) =>
        surnameTokens(words(surname))
          .filter(isWord)
          .map((token) => `s:${token}`),
      ),
      ...names.flatMap(({ given, nickname }) => [...words(given), ...words(nickname)].map((token) => `g:${token}`)),
      ...places.flatMap((place) => placeWords(place ?? '').map((word) => `p:${word}`)),
    ]),
  ];
}
