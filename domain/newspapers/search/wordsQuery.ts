/** Most words a query may ask for; a sentence of an article is shorter. */
export const MOST_WORDS = 64;
/** Most words with wildcards among them: each is looked up in the whole vocabulary. */
export const MOST_WILDCARDS = 8;
/** Most words that near/ reaches over. */
export const FARTHEST_NEAR = 50;

/** What is said of a part of a query that could not be understood. */
export const WORDS_FAULTS = {
  nothing: 'There are no letters or figures here to search for.',
  openQuote: 'This quotation mark has no partner. Everything after it was searched as one phrase.',
  emptyQuote: 'There is nothing between these quotation marks.',
  wildcard: 'Put at least two letters before * or ?.',
  wildcards: `Only ${MOST_WILDCARDS} words may have * or ?. This one was left out.`,
  bar: 'Put a word on both sides of |.',
  barLeaveOut: 'A word to leave out can’t be one of several. The minus sign was ignored.',
  near: 'Put a word or phrase on both sides of near/.',
  nearChain: 'near/ joins two words or phrases. The second near/ was left out.',
  nearLeaveOut: 'near/ can’t be followed by a minus sign. The sign was ignored.',
  nearDistance: `near/ takes a number from 1 to ${FARTHEST_NEAR}. The nearest one was used.`,
  brackets: 'Brackets don’t group words. Repeat the word on each side instead.',
  tooBroad: 'This matches too many words to search for. Put more letters before * or ?, or use rarer words.',
  tooLong: 'This is too long to search for as one phrase. Use fewer of its words.',
  tooMany: `Only the first ${MOST_WORDS} words were searched.`,
} as const;

/** One word of a query: folded, with its wildcards. */
export interface QueryWord {
  word: string;
  /** Found as written only: no misreadings. */
  isExact: boolean;
}

/** Words side by side in this order; one word is a phrase of one. */
export type Phrase = readonly QueryWord[];

/** What an article is asked to hold: a word, a phrase, or two of them at most `distance` words apart, in any order. */
export type Asked = { kind: 'phrase'; words: Phrase } | { kind: 'near'; distance: number; left: Phrase; right: Phrase };

/** A query read: an article must meet one of each group, and nothing of `none`. */
export interface WordsQuery {
  all: readonly (readonly Asked[])[];
  none: readonly Asked[];
}

/** Where something is in the text of a query. */
export interface WordsPlace {
  at: number;
  length: number;
}

/** A part of a query that could not be understood, or not be searched, with where it is in the text. */
export interface WordsFault extends WordsPlace {
  message: string;
}

/** What a text means, as far as it could be read. */
export interface WordsReading {
  query: WordsQuery;
  faults: readonly WordsFault[];
  /** Where each part of the query is. */
  places: ReadonlyMap<Asked, WordsPlace>;
}

/** Words of it that are known to be side by side, or near each other. */
const wordsOf = (asked: Asked): number =>
  asked.kind === 'phrase' ? asked.words.length : asked.left.length + asked.right.length;

/** Words of the longest phrase that a query asks for; two phrases near each other are one. */
export const longestPhrase = ({ all }: WordsQuery): number => Math.max(0, ...all.flat().map(wordsOf));
