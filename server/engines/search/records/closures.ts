import type { Database } from '#server/platform/db/database.ts';

/** Closures and openings take turns: two that share a neighbour would each see it as the other found it. */
export const CLOSURES_IN_TURN = '/* closures.inTurn */ LOCK TABLE record_beside_closed IN SHARE ROW EXCLUSIVE MODE';

/**
 * SQL of whether something beside its own file closes the record of a row on a day: a request, the closure of a record
 * beside it, the date of its set, or that of a page or book it is on. The one place that says so. Each is asked by the
 * record, so that the time grows with the rows that are asked about alone, whatever PostgreSQL guesses of their number.
 *
 * @param row - of `record`. @param day - the statement's parameter of the day
 */
export const isClosedBesideFile = (row: string, day: string): string => `(
    EXISTS (SELECT FROM closed_record c WHERE c.record_id = ${row}.id)
    OR EXISTS (SELECT FROM record_beside_closed b WHERE b.record_id = ${row}.id AND b.measure = 'CLOSE')
    OR EXISTS (SELECT FROM record_image i JOIN page_image p ON p.id = i.image_id JOIN image_book b ON b.id = p.book_id
      WHERE i.record_id = ${row}.id AND greatest(p.closed_until, b.closed_until) > ${day}::date)
    OR EXISTS (SELECT FROM record_set d WHERE d.id = ${row}.record_set_id AND d.closed_until > ${day}::date))`;

/**
 * Keeps others from closing or opening anything in some sets until the transaction ends, and no one from adding records.
 * Before the first record of them is changed: who takes both takes sets first.
 */
export const lockSetsForClosures = (tx: Pick<Database, 'rows'>, recordSetIds: readonly string[]): Promise<unknown> =>
  tx.rows('/* closures.lockSets */ SELECT FROM record_set WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE', [
    recordSetIds,
  ]);

/**
 * SQL of whether a page of a book of a set is shown on a day: by its own date and those of its book and set, and where
 * neither page nor book was put aside.
 */
export const isPageOpen = (page: string, book: string, set: string, day: string): string =>
  [
    `${page}.removed_at IS NULL AND ${book}.removed_at IS NULL`,
    ...[page, book, set].map((row) => `(${row}.closed_until IS NULL OR ${row}.closed_until <= ${day}::date)`),
  ].join(' AND ');
