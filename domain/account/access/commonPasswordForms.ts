/** Fewest letters of a word that alone makes a password common, whatever digits surround it. */
const SHORTEST_WORD = 4;
/** Marks the word in a password, so that it is not taken for a whole password. */
const WORD_MARK = '~';

/** A password as it is compared: case, and the ways of writing one letter, do not matter. */
export const foldedPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/** What is left of a folded password without the digits and signs before its first and behind its last letter. */
const wordIn = (folded: string): string => folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * The word of a common password, which with digits and signs around it is as easily guessed; null where there is none.
 * @example commonWordForm('Dragon99') // '~dragon'
 */
export function commonWordForm(password: string): string | null {
  const word = wordIn(foldedPassword(password));
  return word.length < SHORTEST_WORD ? null : WORD_MARK + word;
}

/** What a password repeats from its first to its last character; null where it is no repetition. */
const repeatedIn = (folded: string): string | null => /^(.{4,}?)\1+$/su.exec(folded)?.[1] ?? null;

/**
 * The forms under which a password is looked for among the common ones: the whole, its word, and the same of what it
 * repeats.
 * @example commonPasswordForms('Dragon!!2024') // ['dragon!!2024', '~dragon']
 * @example commonPasswordForms('trustno1trustno1') // [ …, 'trustno1', '~trustno']
 */
export function commonPasswordForms(password: string): string[] {
  const folded = foldedPassword(password);
  const repeated = repeatedIn(folded);
  return [folded, ...(repeated === null ? [] : [repeated])].flatMap((each) =>
    [each, commonWordForm(each) ?? []].flat(),
  );
}
