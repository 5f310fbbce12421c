/** Words in brackets are a doubt, a calling name or a remark of a transcriber. */
const BRACKETED = /\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|<[^>]*>/gu;
const LETTER = /\p{L}\p{M}*/u;

const initial = (name: string): string => LETTER.exec(name.replace(BRACKETED, ' '))?.[0] ?? '';

/**
 * The first letters of a given name and a surname, without words in brackets; a question mark where there is none.
 * @example initialsOf({ given: '(Mary) Ann', surname: '[unknown] Smith' }) // 'AS'
 */
export const initialsOf = ({ given, surname }: { given: string; surname: string }): string =>
  `${initial(given)}${initial(surname)}`.toLocaleUpperCase('en-GB') || '?';

/**
 * A whole name as the record has it: forenames and surname joined, white space made single, and nothing else touched.
 * Capitals stay capitals: they are how the transcriber marked a surname.
 * @returns the empty string when both are empty.
 */
export const displayName = (forenames: string, surname: string): string =>
  `${forenames} ${surname}`.replace(/\s+/gu, ' ').trim();
