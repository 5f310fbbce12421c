import { HEIRS_DAYS } from '#domain/trees/core/access/decideTreeAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

import { IS_AWAY } from './awayOwners.ts';

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

/** Who had a tree before an heir took it over. */
interface EarlierOwner {
  /** Null where their account is gone. */
  memberId: number | null;
  /** Null as well for an account without an address. */
  email: string | null;
}

/**
 * Makes an heir the owner of a tree that has none, or one who is away: that one goes on as an editor, and
 * their open invitations end. Of two heirs who come at once one has it.
 * @returns who had it; null where it has an owner again who is there, or they may not
 */
export async function takeOver(tx: Database, treeId: number, memberId: number): Promise<EarlierOwner | null> {
  const before = await tx.one<EarlierOwner>(
    `/* treeHeirs.offered */ SELECT t.owner_id AS "memberId", o.email FROM tree t LEFT JOIN member o ON o.id = t.owner_id
     WHERE t.id = $1 AND coalesce(t.left_at, t.heirs_since) > now() - make_interval(days => ${HEIRS_DAYS}) AND (t.owner_id IS NULL OR ${IS_AWAY})
       AND EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id AND a.member_id = $2 AND a.is_heir AND a.role = 'editor') FOR UPDATE OF t`,
    [treeId, memberId],
  );
  if (!before) return null;
  await tx.rows(
    '/* treeHeirs.takeOver */ UPDATE tree SET owner_id = $2, left_at = NULL, heirs_since = NULL, owner_warnings = 0, owner_warned_at = NULL WHERE id = $1',
    [treeId, memberId],
  );
  await tx.rows('/* treeHeirs.isOwner */ DELETE FROM tree_access WHERE tree_id = $1 AND member_id = $2', [
    treeId,
    memberId,
  ]);
  // Whom the one before invited may be no one whom the new owner would let in, and the addresses are theirs.
  await tx.rows('/* treeHeirs.uninvite */ DELETE FROM tree_invitation WHERE tree_id = $1 AND accepted_at IS NULL', [
    treeId,
  ]);
  // The new owner names heirs of their own.
  await tx.rows(
    '/* treeHeirs.clear */ UPDATE tree_access SET is_heir = false, heir_told_at = NULL WHERE tree_id = $1',
    [treeId],
  );
  if (before.memberId !== null) {
    await tx.rows(
      `/* treeHeirs.goesOn */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'editor', true)`,
      [treeId, before.memberId],
    );
  }
  return before;
}

/** An heir who does not know yet that a tree waits for them. */
export interface WaitingHeir {
  memberId: number;
  treeId: number;
  treeName: string;
  rootPerson: number | null;
  /** Since when they may take it over. */
  since: Date;
  /** The owner is away; else their account was erased. */
  hasOwner: boolean;
  email: string | null;
}

/** The next heir to write to, noted as written to; null when there is none. */
export const nextHeir = (tx: Database): Promise<WaitingHeir | null> =>
  tx.one<WaitingHeir>(
    `/* treeHeirs.next */ UPDATE tree_access a SET heir_told_at = now() FROM tree t, member m
     WHERE (a.tree_id, a.member_id) = (
         SELECT w.tree_id, w.member_id FROM tree_access w JOIN tree l ON l.id = w.tree_id
         WHERE coalesce(l.left_at, l.heirs_since) > now() - make_interval(days => ${HEIRS_DAYS}) AND w.is_heir AND w.role = 'editor'
           AND (w.heir_told_at IS NULL OR w.heir_told_at < coalesce(l.left_at, l.heirs_since))
         ORDER BY coalesce(l.left_at, l.heirs_since) LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
       AND t.id = a.tree_id AND m.id = a.member_id
     RETURNING a.member_id AS "memberId", t.id AS "treeId", t.name AS "treeName", t.root_person AS "rootPerson", coalesce(t.left_at, t.heirs_since) AS since, t.owner_id IS NOT NULL AS "hasOwner", m.email`,
  );

/** Deletes trees without an owner that no one has any more. @returns how many */
export const deleteAbandoned = async (db: Database): Promise<number> =>
  (
    await db.rows(
      `/* treeHeirs.abandoned */ DELETE FROM tree t WHERE t.left_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM tree_access a WHERE a.tree_id = t.id) RETURNING 1 AS one`,
    )
  ).length;
