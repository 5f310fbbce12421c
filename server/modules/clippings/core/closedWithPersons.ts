import type { Database } from '#server/platform/db/database.ts';

/** The condition under which the medium that a clipping was attached by is still in the tree. */
export const STILL_ATTACHED =
  "EXISTS (SELECT FROM tree_document d WHERE d.tree_id = p.tree_id AND d.kind = 'medium' AND d.id = p.medium_id)";

/**
 * The condition under which a member owns or edits the tree `t`.
 * @param member - the placeholder of their id, which may be NULL.
 */
export const editsTree = (member: string): string =>
  `(t.owner_id = ${member}::bigint OR EXISTS (SELECT FROM tree_access a WHERE a.tree_id = t.id AND a.member_id = ${member}::bigint AND a.role = 'editor'))`;

/**
 * Of these clippings those that are attached to a person who may be living, of a tree that this reader does not edit:
 * they stay with their maker and the tree's editors. A person who is not known to be dead may be living here.
 */
export async function closedWithPersons(
  db: Database,
  memberId: number | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(
    `/* clippings.ofLiving */ SELECT DISTINCT p.clipping_id AS id FROM clipping_person p JOIN tree t ON t.id = p.tree_id JOIN tree_person q ON q.tree_id = p.tree_id AND q.id = p.person_id
     WHERE p.clipping_id = ANY($1::text[]) AND coalesce(q.living_flag = 'living', NOT q.is_known_dead) AND ${STILL_ATTACHED} AND NOT coalesce(${editsTree('$2')}, false)`,
    [ids, memberId],
  );
  return new Set(rows.map(({ id }) => id));
}
