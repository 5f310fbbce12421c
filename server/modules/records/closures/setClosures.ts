import type { SetClosure } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Days that are named of a set. */
const DAYS = 3;

const OF_SET = 'r.record_set_id = s.id AND r.generation = coalesce(s.live_generation, s.withdrawn_generation)';
const BY_FILE = `${OF_SET} AND r.is_closed AND NOT r.closed_on_request`;

/**
 * Sets that readers have or had, by name, with what of them is closed and until when; those of the sample county left
 * out.
 *
 * @param ids - of those that are wanted; null for all
 */
export const setClosures = (db: Pick<Database, 'rows'>, ids: readonly string[] | null): Promise<SetClosure[]> =>
  db.rows<SetClosure>(
    `/* closures.sets */ SELECT s.id, s.name, s.closed_until::text AS "closedUntil", nullif(btrim(concat_ws(' ', m.first_name, m.last_name)), '') AS "closedBy",
       ((SELECT count(*) FROM record r WHERE ${BY_FILE}) + (SELECT count(*) FROM record r WHERE ${OF_SET} AND r.closed_on_request))::int AS closed,
       coalesce((SELECT json_agg(d) FROM (SELECT r.closed_until::text AS day, count(*)::int AS records FROM record r
         WHERE ${BY_FILE} AND r.closed_until < 'infinity' GROUP BY r.closed_until ORDER BY r.closed_until LIMIT ${DAYS}) AS d), '[]') AS opens,
       (SELECT count(*) FROM page_image p JOIN image_book b ON b.id = p.book_id WHERE b.record_set_id = s.id AND (p.closed_until IS NOT NULL OR b.closed_until IS NOT NULL))::int AS pages,
       EXISTS (SELECT FROM staff_request q WHERE q.duty = 'records' AND q.kind = 'set-opening' AND q.payload ->> 'set' = s.id AND q.decided_at IS NULL AND q.expires_at > now()) AS "isAskedToOpen"
     FROM record_set s LEFT JOIN member m ON m.id = s.closed_until_by
     WHERE NOT s.is_sample AND coalesce(s.live_generation, s.withdrawn_generation) IS NOT NULL AND ($1::text[] IS NULL OR s.id = ANY($1)) ORDER BY lower(s.name), s.id`,
    [ids],
  );

/** Until when a set is closed, held until the transaction ends. @returns undefined where there is no such set */
export async function lockSetDate(tx: Pick<Database, 'one'>, id: string): Promise<string | null | undefined> {
  const set = await tx.one<{ until: string | null }>(
    '/* closures.lockDate */ SELECT closed_until::text AS until FROM record_set WHERE id = $1 AND NOT is_sample FOR NO KEY UPDATE',
    [id],
  );
  return set === null ? undefined : set.until;
}

/** Gives a set a date, or takes it away; what it closes and opens is the matter of `judgeClosures`. */
export const keepSetDate = (
  tx: Pick<Database, 'rows'>,
  id: string,
  { until, staffId }: { until: string | null; staffId: number },
): Promise<unknown> =>
  tx.rows('/* closures.keepDate */ UPDATE record_set SET closed_until = $2::date, closed_until_by = $3 WHERE id = $1', [
    id,
    until,
    until === null ? null : staffId,
  ]);
