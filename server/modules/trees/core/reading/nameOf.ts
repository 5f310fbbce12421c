import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Names of some people of a tree, for words about changes; who is not there any more is named by their number. */
export async function namesOf(db: Database, treeId: number, ids: readonly number[]): Promise<(id: number) => string> {
  const rows =
    ids.length === 0
      ? []
      : await db.rows<{ id: number; given: string; surname: string; prefix: string; suffix: string }>('/* trees.names */ SELECT id, given, surname, prefix, suffix FROM tree_person WHERE tree_id = $1 AND id = ANY($2::int[])', [treeId, [...new Set(ids)]]);
  const names = new Map(rows.map((row) => [row.id, treeDisplayName(row)]));
  return (id) => names.get(id) ?? `person ${id}`;
}
