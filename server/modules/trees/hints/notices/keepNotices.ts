import type { Database } from '#server/platform/db/database.ts';

import type { FoundNotice } from './findNotices.ts';

/**
 * Keeps the notices found for some people of a tree, so that they count as hints; what is no longer found is removed.
 * When each was found first stays.
 */
export async function keepNotices(
  tx: Database,
  treeId: number,
  personIds: readonly number[],
  found: readonly FoundNotice[],
): Promise<void> {
  const rows = [treeId, found.map(({ personId }) => personId), found.map(({ noticeId }) => noticeId)];
  await tx.rows(
    `/* treeNotices.drop */ DELETE FROM tree_notice_found f WHERE f.tree_id = $1 AND f.person_id = ANY($4::int[])
       AND NOT EXISTS (SELECT 1 FROM unnest($2::int[], $3::text[]) AS n (person_id, notice_id) WHERE n.person_id = f.person_id AND n.notice_id = f.notice_id)`,
    [...rows, personIds],
  );
  if (found.length === 0) return;
  await tx.rows(
    `/* treeNotices.keep */ INSERT INTO tree_notice_found (tree_id, person_id, notice_id, article_id)
     SELECT $1, n.person_id, n.notice_id, n.article_id FROM unnest($2::int[], $3::text[], $4::text[]) AS n (person_id, notice_id, article_id) ON CONFLICT DO NOTHING`,
    [...rows, found.map(({ notice }) => notice.articleId)],
  );
}
