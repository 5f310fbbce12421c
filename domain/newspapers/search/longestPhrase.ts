import type { Asked, WordsQuery } from './wordsQuery.ts';

/** Words of it that are known to be side by side, or near each other. */
const wordsOf = (asked: Asked): number =>
  asked.kind === 'phrase' ? asked.words.length : asked.left.length + asked.right.length;

/** Words of the longest phrase that a query asks for; two phrases near each other are one. */
export const longestPhrase = ({ all }: WordsQuery): number => Math.max(0, ...all.flat().map(wordsOf));
