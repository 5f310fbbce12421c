import { areMarried } from '#domain/trees/core/facts/didHappen.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Which of some people of a tree are married to each other, as far as a reader may know it.
 *
 * @param mayEdit - they see private families and facts, too
 * @returns whether two of these people are, in either order
 */
export async function marriedCouples(
  db: Database,
  treeId: number,
  ids: readonly number[],
  mayEdit: boolean,
): Promise<(one: number, other: number) => boolean> {
  const facts = await db.rows<{ one: number; other: number; type: string; value: string }>(
    `/* trees.marriedCouples */ SELECT a.person_id AS one, b.person_id AS other, f ->> 'type' AS type, f ->> 'value' AS value
     FROM tree_family_member a JOIN tree_family_member b ON b.tree_id = a.tree_id AND b.family_id = a.family_id AND b.role = 'partner' AND b.person_id <> a.person_id
     JOIN tree_family m ON m.tree_id = a.tree_id AND m.id = a.family_id
     JOIN tree_document d ON d.tree_id = a.tree_id AND d.kind = 'family' AND d.id = a.family_id CROSS JOIN jsonb_array_elements(d.body -> 'facts') AS f
     WHERE a.tree_id = $1 AND a.role = 'partner' AND a.person_id = ANY($2::int[]) AND b.person_id = ANY($2::int[])
       AND ($3 OR NOT (m.is_private OR coalesce((f ->> 'isPrivate')::boolean, false)))`,
    [treeId, ids, mayEdit],
  );
  const couples = new Set(facts.filter((fact) => areMarried([fact])).map(({ one, other }) => `${one} ${other}`));
  return (one, other) => couples.has(`${one} ${other}`);
}
