/**
 * The search gave no whole answer: its cluster is out of reach, too slow, too busy or has lost a part, or its index is
 * not of this database. Never a short count instead. Pages of records still open, since they come from the database.
 * Programs that ask by HTTP get a 503 (createApp.ts), those by GraphQL a code (maskError.ts).
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  readonly statusCode = 503;
  readonly problem = {
    code: 'SEARCH_UNAVAILABLE',
    title: 'Search isn’t available at the moment',
    text: 'Try again in a minute.',
  };

  /** In a word, for the log: `timeout`, `partial`, an HTTP status. */
  readonly code: string;

  constructor(code: string) {
    super('The search does not answer just now');
    this.code = code;
  }
}
