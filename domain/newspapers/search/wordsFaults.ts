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
