import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

/** Lists of entries or rows that one request may read; a page reads those of one question or folder, six at most. */
const MOST_LISTS = 12;

/**
 * Counts the lists that one request reads: a document may ask for those of every question or folder at once, and under
 * many aliases.
 * @returns what counts one. @throws GraphQLError `QUERY_TOO_COSTLY` when it is one too many
 */
export function createListCharge(): () => void {
  let read = 0;
  return () => {
    read += 1;
    if (read > MOST_LISTS) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
  };
}
