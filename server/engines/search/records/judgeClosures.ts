import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { Database } from '#server/platform/db/database.ts';

import { CLOSURES_IN_TURN, isClosedBesideFile, lockSetsForClosures } from './closures.ts';
import { maskNames } from './maskNames.ts';

/** Records whose households and events are looked at in one go. */
const AT_ONCE = 2_000;

interface Judged {
  no: number;
  isClosed: boolean;
}

/**
 * What may open: what its file closed until a day that has come, and what was closed beside its file. It stays closed
 * where anything beside its file still asks for it. Who sees a record for the first time sees a new one.
 */
const OPEN = `/* closures.open */ UPDATE record r SET is_closed = j.beside, closed_on_request = j.beside, added_on = CASE WHEN j.beside THEN r.added_on ELSE $2::date END
  FROM (SELECT m.no, ${isClosedBesideFile('m', '$2')} AS beside FROM record m
        WHERE m.record_set_id = $1 AND ((m.is_closed AND NOT m.closed_on_request AND m.closed_until <= $2::date) OR m.closed_on_request)) AS j
  WHERE r.no = j.no AND (r.is_closed <> j.beside OR r.closed_on_request <> j.beside) RETURNING r.no, r.is_closed AS "isClosed"`;
const CLOSE = `/* closures.close */ UPDATE record r SET is_closed = true, closed_on_request = true
  WHERE r.record_set_id = $1 AND NOT r.is_closed AND ${isClosedBesideFile('r', '$2')} RETURNING r.no, true AS "isClosed"`;
/** Open records that a closed one of their household or event may be named in, or was, about those of a slice. */
const AROUND = `/* closures.around */ SELECT m.no FROM record r JOIN record m ON m.record_set_id = r.record_set_id AND m.generation = r.generation AND m.group_key = r.group_key
  WHERE r.no = ANY($1::bigint[]) AND r.group_key IS NOT NULL AND NOT m.is_closed
    AND (m.whole_fields IS NOT NULL OR EXISTS (SELECT FROM record c WHERE c.record_set_id = r.record_set_id AND c.generation = r.generation AND c.group_key = r.group_key AND c.is_closed))
  UNION SELECT r.no FROM record r WHERE r.no = ANY($1::bigint[]) AND NOT r.is_closed
    AND (r.whole_fields IS NOT NULL OR EXISTS (SELECT FROM record_beside_closed b WHERE b.record_id = r.id))`;

/** The searches of every copy of the site take the set in again, and what was counted of it is counted again. */
async function revise(tx: Database, recordSetId: string, isOpened: boolean): Promise<void> {
  await tx.rows(
    `/* closures.revise */ UPDATE record_set SET revision = revision + 1, published_at = CASE WHEN $2 AND live_generation IS NOT NULL THEN now() ELSE published_at END WHERE id = $1`,
    [recordSetId, isOpened],
  );
  for (const table of ['record_set_coverage', 'address_reading', 'address_household'])
    await tx.rows(`/* closures.forget-${table} */ DELETE FROM ${table} WHERE record_set_id = $1`, [recordSetId]);
}

/** Dates that have come close nothing any more. */
async function forgetPast(tx: Database, recordSetId: string, day: string): Promise<void> {
  await tx.rows(
    '/* closures.forgetDate */ UPDATE record_set SET closed_until = NULL, closed_until_by = NULL WHERE id = $1 AND closed_until <= $2::date',
    [recordSetId, day],
  );
  await tx.rows(
    '/* closures.forgetPages */ UPDATE page_image p SET closed_until = NULL FROM image_book b WHERE b.id = p.book_id AND b.record_set_id = $1 AND p.closed_until <= $2::date',
    [recordSetId, day],
  );
  await tx.rows(
    '/* closures.forgetBooks */ UPDATE image_book SET closed_until = NULL WHERE record_set_id = $1 AND closed_until <= $2::date',
    [recordSetId, day],
  );
}

/**
 * Opens what is due in a set on a day, and closes what a date beside its file closes: in every generation that is kept,
 * with the names of those who are closed left out of the records beside them. To be done in one transaction, and after
 * every change of a date. Doing it again changes nothing.
 *
 * @param day - `YYYY-MM-DD`. Default today, UTC
 * @returns whether anything opened or closed
 */
export async function judgeClosures(tx: Database, recordSetId: string, day = dayOf(new Date())): Promise<boolean> {
  await tx.rows(CLOSURES_IN_TURN);
  // A generation that comes to readers meanwhile is judged by this date, or is there to be judged.
  await lockSetsForClosures(tx, [recordSetId]);
  const changed = [
    ...(await tx.rows<Judged>(OPEN, [recordSetId, day])),
    ...(await tx.rows<Judged>(CLOSE, [recordSetId, day])),
  ];
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const slice = changed.slice(from, from + AT_ONCE).map(({ no }) => no);
    await maskNames(
      tx,
      (await tx.rows<{ no: number }>(AROUND, [slice])).map(({ no }) => no),
    );
  }
  await forgetPast(tx, recordSetId, day);
  if (changed.length === 0) return false;
  await revise(
    tx,
    recordSetId,
    changed.some(({ isClosed }) => !isClosed),
  );
  return true;
}

/** What was published, by a version that knows no dates too, is looked at for so long. */
const LOOKED_AT = "interval '1 day'";

/**
 * Ids of the sets in which a date has come, of a record's file, of a page or book, or their own; and of those in which a date closes
 * records that are open: an import of pages ended before it had closed them, or an earlier version published the set.
 */
export const setsDue = async (db: Pick<Database, 'rows'>, day: string): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      `/* closures.due */ SELECT s.id FROM record_set s WHERE s.closed_until <= $1::date
         OR EXISTS (SELECT FROM record r WHERE r.record_set_id = s.id AND r.is_closed AND NOT r.closed_on_request AND r.closed_until <= $1::date)
         OR EXISTS (SELECT FROM page_image p JOIN image_book b ON b.id = p.book_id WHERE b.record_set_id = s.id AND p.closed_until <= $1::date)
         OR EXISTS (SELECT FROM image_book b WHERE b.record_set_id = s.id AND b.closed_until <= $1::date)
         OR s.id IN (SELECT r.record_set_id FROM page_image p JOIN record_image i ON i.image_id = p.id JOIN record r ON r.id = i.record_id
              WHERE p.closed_until > $1::date AND NOT r.is_closed)
         OR s.id IN (SELECT r.record_set_id FROM image_book b JOIN page_image p ON p.book_id = b.id JOIN record_image i ON i.image_id = p.id
              JOIN record r ON r.id = i.record_id WHERE b.closed_until > $1::date AND NOT r.is_closed)
         OR (s.closed_until > $1::date AND s.published_at > now() - ${LOOKED_AT}
              AND EXISTS (SELECT FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation AND NOT r.is_closed))
       ORDER BY s.id`,
      [day],
    )
  ).map(({ id }) => id);
