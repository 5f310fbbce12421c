import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import type { Database } from '#server/platform/db/database.ts';

import { deadIn, visibleHintsIn, STANDS, STATE } from './hintRows.ts';

/** New hints of a tree: of records, and of notices in newspapers. */
export interface NewHints {
  treeId: number;
  treeName: string;
  records: number;
  notices: number;
}

/** Trees that the member `$1` may edit. */
const EDITED = `ARRAY(SELECT t.id FROM tree t WHERE t.is_ready AND t.left_at IS NULL AND (t.owner_id = $1 OR EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id AND a.member_id = $1 AND a.role = 'editor')))`;

/**
 * SQL of notices in shown articles, for people who are not living, that no one has decided; an acceptance whose change
 * was undone is none.
 *
 * @param trees - SQL of an array of their numbers; `$2` is the year before which the born are taken for dead
 */
const newNoticesIn = (
  trees: string,
): string => `FROM tree_notice_found f JOIN tree_person p ON p.tree_id = f.tree_id AND p.id = f.person_id JOIN newspaper_article a ON a.id = f.article_id
  WHERE f.tree_id = ANY(${trees}) AND ${deadIn('$2')} AND ${isVisibleArticle('a')}
    AND NOT EXISTS (SELECT 1 FROM tree_notice h WHERE h.tree_id = f.tree_id AND h.person_id = f.person_id AND h.notice_id = f.notice_id
      AND (h.state <> 'accepted' OR (h.change_id IS NOT NULL AND ${STANDS})))`;

/**
 * New hints of each tree that a member may edit, the most first, in one statement; trees without any are left out.
 *
 * @param bornBefore - people born before it are taken for dead
 * @param since - only hints that were found after it; null: whenever
 */
export const newHintsOf = (
  db: Database,
  memberId: number,
  bornBefore: number,
  since: Date | null = null,
): Promise<NewHints[]> =>
  db.rows<NewHints>(
    `/* hints.countNew */ SELECT t.id AS "treeId", t.name AS "treeName", count(*) FILTER (WHERE hint.of = 'record')::int AS records, count(*) FILTER (WHERE hint.of = 'notice')::int AS notices
     FROM (SELECT tree_id, 'record' AS of FROM (SELECT h.tree_id, h.found_at, ${STATE} AS state ${visibleHintsIn(EDITED)}) AS r WHERE r.state = 'new' AND ($3::timestamptz IS NULL OR r.found_at > $3)
       UNION ALL SELECT f.tree_id, 'notice' ${newNoticesIn(EDITED)} AND ($3::timestamptz IS NULL OR f.found_at > $3)) AS hint
     JOIN tree t ON t.id = hint.tree_id GROUP BY t.id ORDER BY count(*) DESC, t.id`,
    [memberId, bornBefore, since],
  );

/**
 * How many notices for people of some trees, or for one of their people, no one has decided yet.
 * @param bornBefore - people born before it are taken for dead
 */
export const countNewNotices = async (
  db: Database,
  trees: readonly number[],
  bornBefore: number,
  personId: number | null,
): Promise<number> =>
  (
    await db.one<{ count: number }>(
      `/* hints.newNotices */ SELECT count(*)::int AS count ${newNoticesIn('$1::bigint[]')} AND ($3::int IS NULL OR f.person_id = $3)`,
      [trees, bornBefore, personId],
    )
  )?.count ?? 0;
