import { setImmediate as letOthersRun } from 'node:timers/promises';

import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { LONGEST_LIFE_YEARS } from '#domain/records/core/mayBeLiving.ts';
import type { Database } from '#server/platform/db/database.ts';

import { findNotices, type NoticeDeps, type FoundNotice } from './findNotices.ts';

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

/** Articles whose notices are looked at in one go, and people who are compared at once. */
const BATCH_ARTICLES = 50;
const BATCH_PEOPLE = 100;

interface Person {
  treeId: number;
  id: number;
}

/** Articles whose notices were read since a change, the oldest first, up to where the reading has come. */
const readSince = (db: Database, change: number): Promise<{ no: number; id: string; change: number }[]> =>
  db.rows(
    `/* treeNotices.since */ SELECT a.no, a.id, a.change FROM newspaper_article a WHERE a.change > $1 AND a.change <= (SELECT last_change FROM newspaper_notice_reading)
       AND (EXISTS (SELECT 1 FROM newspaper_notice n WHERE n.article_no = a.no) OR EXISTS (SELECT 1 FROM tree_notice_found f WHERE f.article_id = a.id))
     ORDER BY a.change LIMIT ${BATCH_ARTICLES}`,
    [change],
  );

/**
 * People of all trees some notice of these articles may be of: of its surname, or the partner of one who has it, and
 * whose life in the tree reaches its year. And everyone for whom such a notice was found before: it may say something
 * else now.
 */
const peopleNamed = (db: Database, articles: readonly { no: number; id: string }[]): Promise<Person[]> =>
  db.rows<Person>(
    `/* treeNotices.named */ WITH notice AS (SELECT surname, min(extract(year FROM date))::int AS earliest, max(extract(year FROM date))::int AS latest FROM newspaper_notice WHERE article_no = ANY($1::bigint[]) GROUP BY surname),
       named AS (SELECT p.tree_id, p.id, n.earliest, n.latest FROM notice n JOIN tree_person p ON lower(regexp_replace(p.surname, '[^[:alpha:]]', '', 'g')) = n.surname),
       candidate AS (SELECT * FROM named UNION SELECT o.tree_id, o.person_id, n.earliest, n.latest FROM named n JOIN tree_family_member m ON m.tree_id = n.tree_id AND m.person_id = n.id AND m.role = 'partner'
         JOIN tree_family_member o ON o.tree_id = m.tree_id AND o.family_id = m.family_id AND o.role = 'partner' AND o.person_id <> n.id)
     SELECT c.tree_id AS "treeId", c.id FROM candidate c JOIN tree_person p ON p.tree_id = c.tree_id AND p.id = c.id
     WHERE coalesce(p.birth_from / 10000 - 1 <= c.latest, true) AND coalesce(p.death_to / 10000 + 1 >= c.earliest, p.birth_to / 10000 + ${LONGEST_LIFE_YEARS} >= c.earliest, true)
     UNION SELECT f.tree_id, f.person_id FROM tree_notice_found f WHERE f.article_id = ANY($2::text[]) ORDER BY 1, 2`,
    [articles.map(({ no }) => no), articles.map(({ id }) => id)],
  );

async function lookAtPeople(deps: NoticeDeps, treeId: number, personIds: readonly number[]): Promise<void> {
  const found = await findNotices(deps, treeId, personIds);
  await deps.db.transaction(async (tx) => {
    // A tree may have been deleted meanwhile.
    if (await tx.one('/* treeNotices.tree */ SELECT 1 AS one FROM tree WHERE id = $1 FOR KEY SHARE', [treeId]))
      await keepNotices(tx, treeId, personIds, found);
  });
}

/**
 * Compares notices that were read since the last time with the people of all trees. Killed in between, it compares the
 * same once more; two copies of the server may do the same work, which changes nothing.
 *
 * @returns of how many articles; 0: none waits.
 */
export async function pollNotices(deps: NoticeDeps): Promise<number> {
  const { db } = deps;
  const mark = await db.one<{ last: number }>(
    '/* treeNotices.mark */ SELECT last_change AS last FROM tree_notice_look',
  );
  const articles = await readSince(db, mark?.last ?? 0);
  const last = articles.at(-1);
  if (!last) return 0;
  const trees = new Map<number, number[]>();
  for (const { treeId, id } of await peopleNamed(db, articles)) pushTo(trees, treeId, id);
  for (const [treeId, people] of trees) {
    for (let at = 0; at < people.length; at += BATCH_PEOPLE) {
      await lookAtPeople(deps, treeId, people.slice(at, at + BATCH_PEOPLE));
      await letOthersRun();
    }
  }
  await db.rows(
    '/* treeNotices.looked */ INSERT INTO tree_notice_look AS l (last_change) VALUES ($1) ON CONFLICT (is_only) DO UPDATE SET last_change = greatest(l.last_change, excluded.last_change)',
    [last.change],
  );
  return articles.length;
}
