import type { Database } from '#server/platform/db/database.ts';

/** How far the people of some trees have been looked through. */
export interface HintProgress {
  looked: number;
  people: number;
}

/** How many of the people of some trees have been looked at; null when no one waits. */
export async function hintProgress(db: Database, trees: readonly number[]): Promise<HintProgress | null> {
  const found = await db.one<{ people: number; waiting: number; isSwept: boolean }>(
    `/* hints.progress */ SELECT coalesce(sum(t.person_count), 0)::int AS people, coalesce(bool_and(g.tree_id IS NOT NULL AND g.swept_to IS NULL), true) AS "isSwept",
       (coalesce(sum(CASE WHEN g.tree_id IS NULL THEN t.person_count END), 0)
        + coalesce(sum((SELECT count(*) FROM tree_person p WHERE g.swept_to IS NOT NULL AND p.tree_id = t.id AND p.id > g.swept_to) - cardinality(g.ahead)), 0)
        + coalesce(sum((SELECT count(*) FROM tree_hint_queue q WHERE q.tree_id = t.id AND (g.swept_to IS NULL OR q.person_id <= g.swept_to) AND g.tree_id IS NOT NULL)), 0))::int AS waiting
     FROM tree t LEFT JOIN tree_hint_progress g ON g.tree_id = t.id WHERE t.id = ANY($1::bigint[]) AND t.is_ready`,
    [trees],
  );
  if (!found || (found.waiting === 0 && found.isSwept)) return null;
  return { people: found.people, looked: Math.max(0, found.people - found.waiting) };
}

/** Whether a person waits to be looked at. */
const WAITS = `(EXISTS (SELECT 1 FROM tree_hint_queue q WHERE q.tree_id = $1 AND q.person_id = $2)
  OR NOT EXISTS (SELECT 1 FROM tree_hint_progress g WHERE g.tree_id = $1 AND (g.swept_to IS NULL OR g.swept_to >= $2 OR $2 = ANY(g.ahead))))`;

/**
 * Lets a person who waits be looked at before all others: a reader has opened them. Nothing happens to who is being
 * looked at just now, or was already.
 *
 * @returns whether they wait.
 */
export async function pollSoon(db: Database, treeId: number, personId: number): Promise<boolean> {
  const waits = await db.one<{ waits: boolean }>(`/* hints.waits */ SELECT ${WAITS} AS waits`, [treeId, personId]);
  if (!waits?.waits) return false;
  await db.rows(
    `/* hints.lookSoon */ INSERT INTO tree_hint_queue AS q (tree_id, person_id, since) SELECT p.tree_id, p.id, '-infinity' FROM tree_person p WHERE p.tree_id = $1 AND p.id = $2
     ON CONFLICT (tree_id, person_id) DO UPDATE SET since = '-infinity' WHERE q.taken_until IS NULL OR q.taken_until < now()`,
    [treeId, personId],
  );
  return true;
}
