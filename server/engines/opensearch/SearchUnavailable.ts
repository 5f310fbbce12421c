/**
 * The cluster gave no whole answer: it is out of reach, too slow, too busy or has lost a part. Never a short count instead. Pages of records still open, since they come
 * from the database.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';

  /** In a word, for the log: `timeout`, `partial`, an HTTP status. */
  readonly code: string;

  constructor(code: string) {
    super('The search does not answer just now');
    this.code = code;
  }
}
