import { isSplitName } from './tokenWords.ts';
import type { Asked, Phrase, WordsQuery } from './wordsQuery.ts';

/** Words that would be read as one name get a sign between them. */
const spoken = (phrase: Phrase): string =>
  phrase
    .map(({ word }, at) => (at > 0 && isSplitName(phrase[at - 1]?.word ?? '', word) ? `. ${word}` : word))
    .join(' ');

const written = (phrase: Phrase): string =>
  `${phrase.some(({ isExact }) => isExact) ? '=' : ''}${phrase.length > 1 ? `"${spoken(phrase)}"` : spoken(phrase)}`;

/** One thing that is asked for, as it is typed. */
export const writeAsked = (asked: Asked): string =>
  asked.kind === 'phrase'
    ? written(asked.words)
    : `${written(asked.left)} near/${asked.distance} ${written(asked.right)}`;

/** A query as text; reading it gives the query again. */
export const writeWords = ({ all, none }: WordsQuery): string =>
  [...all.map((group) => group.map(writeAsked).join(' | ')), ...none.map((asked) => `-${writeAsked(asked)}`)].join(' ');
