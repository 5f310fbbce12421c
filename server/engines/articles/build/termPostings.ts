/** A word with its postings and positions as bytes (format/postings.ts), without a skip table. */
export interface TermPostings {
  /** UTF-8. */
  text: Uint8Array;
  df: number;
  /** Valid until the next word is asked for. */
  postings: Uint8Array;
  positions: Uint8Array;
}

/** Words of a part of a segment, in the order of their bytes, with where its articles are in the whole. */
export interface TermSource {
  terms: Iterable<TermPostings>;
  /** The number of each article in the whole, ascending; -1 for one that is left out. */
  docs: Int32Array;
}
