import type { NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { lockChanges } from '#server/engines/newspapers/newspaperLocks.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Sets who may read titles, whatever the date, in place of what was set so before; that pictures are not
 * shared, and the rank of what was set, stay. Where it changes, their articles count as changed.
 */
export function setTitleAccess(
  db: Database,
  titleIds: readonly string[],
  accesses: readonly NewspaperAccess[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const known = await tx.rows<{ title_id: string; access: string }>(
      '/* newspapers.titleRules */ SELECT title_id, access FROM access_rule WHERE title_id = ANY($1::text[]) AND county IS NULL AND from_date IS NULL AND to_date IS NULL',
      [titleIds],
    );
    const changed = titleIds.filter((id) => {
      const own = known.filter((rule) => rule.title_id === id).map(({ access }) => access);
      return own.length !== accesses.length || accesses.some((access) => !own.includes(access));
    });
    await lockChanges(tx);
    await tx.rows(
      `/* newspapers.setRules */ WITH dropped AS (
         DELETE FROM access_rule WHERE title_id = ANY($1::text[]) AND county IS NULL AND from_date IS NULL AND to_date IS NULL RETURNING title_id, allows_sharing, priority),
       kept AS (SELECT title_id, CASE WHEN bool_or(NOT allows_sharing) THEN false END AS allows_sharing, max(priority) AS priority FROM dropped GROUP BY title_id)
       INSERT INTO access_rule (title_id, access, allows_sharing, priority)
       SELECT title, access, kept.allows_sharing, coalesce(kept.priority, 0) FROM unnest($1::text[]) AS title CROSS JOIN unnest($2::text[]) AS access LEFT JOIN kept ON kept.title_id = title`,
      [changed, accesses],
    );
    await tx.rows(
      `/* newspapers.accessChanged */ UPDATE newspaper_article a SET change = nextval('newspaper_change') FROM newspaper_issue i WHERE i.id = a.issue_id AND i.title_id = ANY($1::text[])`,
      [changed],
    );
  });
}
