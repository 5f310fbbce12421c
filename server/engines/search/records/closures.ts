import type { Database } from '#server/platform/db/database.ts';

/** Closures and openings take turns: two that share a neighbour would each see it as the other found it. */
export const CLOSURES_IN_TURN = '/* closures.inTurn */ LOCK TABLE record_beside_closed IN SHARE ROW EXCLUSIVE MODE';

/**
 * SQL of the ids of all records that something beside their own file closes on a day: a request, the closure of a record
 * beside them, the date of their set, or that of a page or book they are on. The one place that says so.
 *
 * @param day - the statement's parameter of the day
 */
export const closedBesideFile = (day: string): string =>
  `(SELECT c.record_id FROM closed_record c
    UNION ALL SELECT b.record_id FROM record_beside_closed b WHERE b.measure = 'CLOSE'
    UNION ALL SELECT i.record_id FROM page_image p JOIN record_image i ON i.image_id = p.id WHERE p.closed_until > ${day}::date
    UNION ALL SELECT i.record_id FROM image_book b JOIN page_image p ON p.book_id = b.id JOIN record_image i ON i.image_id = p.id WHERE b.closed_until > ${day}::date
    UNION ALL SELECT m.id FROM record_set d JOIN record m ON m.record_set_id = d.id WHERE d.closed_until > ${day}::date)`;

/** SQL of whether the record of that row is among them. */
export const isClosedBesideFile = (row: string, day: string): string =>
  `EXISTS (SELECT FROM ${closedBesideFile(day)} AS beside WHERE beside.record_id = ${row}.id)`;

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
