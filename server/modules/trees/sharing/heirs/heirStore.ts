import { HEIRS_DAYS } from '#domain/trees/core/access/decideTreeAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A tree that its owner shares. */
interface SharedTree {
  id: number;
  name: string;
  rootPerson: number | null;
  /** Members it is shared with, guests included. */
  others: number;
}

/** An editor of a tree. */
interface Editor {
  treeId: number;
  memberId: number;
  name: string;
  isHeir: boolean;
}

/** Trees of a member that others have, with their editors; trees by name, editors by the time they joined. */
export async function sharedTreesOf(db: Database, ownerId: number): Promise<(SharedTree & { editors: Editor[] })[]> {
  const trees = await db.rows<SharedTree>(
    `/* treeHeirs.trees */ SELECT t.id, t.name, t.root_person AS "rootPerson", count(*) AS others FROM tree t JOIN tree_access a ON a.tree_id = t.id
     WHERE t.owner_id = $1 AND t.is_ready GROUP BY t.id ORDER BY t.name, t.id`,
    [ownerId],
  );
  const editors = await db.rows<Editor>(
    `/* treeHeirs.editors */ SELECT a.tree_id AS "treeId", a.member_id AS "memberId", m.first_name || ' ' || m.last_name AS name, a.is_heir AS "isHeir"
     FROM tree_access a JOIN member m ON m.id = a.member_id WHERE a.tree_id = ANY($1::bigint[]) AND a.role = 'editor' ORDER BY a.since, a.member_id`,
    [trees.map(({ id }) => id)],
  );
  return trees.map((tree) => ({ ...tree, editors: editors.filter(({ treeId }) => treeId === tree.id) }));
}

/** Makes these editors the heirs of a tree, and no one else. Members who are no editors of it are passed over. */
export const nameHeirs = (db: Database, treeId: number, memberIds: readonly number[]): Promise<unknown> =>
  db.rows(
    `/* treeHeirs.name */ UPDATE tree_access SET is_heir = role = 'editor' AND member_id = ANY($2::bigint[])
     WHERE tree_id = $1 AND is_heir IS DISTINCT FROM (role = 'editor' AND member_id = ANY($2::bigint[]))`,
    [treeId, memberIds],
  );

/**
 * Makes an heir the owner of a tree that has none. Of two who come at once one has it.
 * @returns false where it has an owner again, or they may not
 */
export async function takeOver(tx: Database, treeId: number, memberId: number): Promise<boolean> {
  const tree = await tx.one(
    `/* treeHeirs.takeOver */ UPDATE tree t SET owner_id = $2, left_at = NULL
     WHERE t.id = $1 AND t.owner_id IS NULL AND t.left_at > now() - make_interval(days => ${HEIRS_DAYS})
       AND EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id AND a.member_id = $2 AND a.is_heir AND a.role = 'editor') RETURNING 1 AS one`,
    [treeId, memberId],
  );
  if (!tree) return false;
  await tx.rows('/* treeHeirs.isOwner */ DELETE FROM tree_access WHERE tree_id = $1 AND member_id = $2', [treeId, memberId]);
  // The new owner names heirs of their own.
  await tx.rows('/* treeHeirs.clear */ UPDATE tree_access SET is_heir = false, heir_told_at = NULL WHERE tree_id = $1', [treeId]);
  return true;
}

/** An heir who does not know yet that a tree waits for them. */
export interface WaitingHeir {
  memberId: number;
  treeId: number;
  treeName: string;
  rootPerson: number | null;
  leftAt: Date;
  email: string | null;
}

/** The next heir to write to, noted as written to; null when there is none. */
export const nextHeir = (tx: Database): Promise<WaitingHeir | null> =>
  tx.one<WaitingHeir>(
    `/* treeHeirs.next */ UPDATE tree_access a SET heir_told_at = now() FROM tree t, member m
     WHERE (a.tree_id, a.member_id) = (
         SELECT w.tree_id, w.member_id FROM tree_access w JOIN tree l ON l.id = w.tree_id
         WHERE l.left_at > now() - make_interval(days => ${HEIRS_DAYS}) AND w.is_heir AND w.role = 'editor' AND w.heir_told_at IS NULL
         ORDER BY l.left_at LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
       AND t.id = a.tree_id AND m.id = a.member_id
     RETURNING a.member_id AS "memberId", t.id AS "treeId", t.name AS "treeName", t.root_person AS "rootPerson", t.left_at AS "leftAt", m.email`,
  );

/** Deletes trees without an owner that no one has any more. @returns how many */
export const deleteAbandoned = async (db: Database): Promise<number> =>
  (
    await db.rows(
      `/* treeHeirs.abandoned */ DELETE FROM tree t WHERE t.left_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id) RETURNING 1 AS one`,
    )
  ).length;
