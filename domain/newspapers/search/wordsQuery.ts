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
