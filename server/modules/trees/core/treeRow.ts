import type { Database } from '#server/platform/db/database.ts';

/** A tree as stored, without what is in it. */
export interface TreeRow {
  id: number;
  /** Null: the site's own. */
  ownerId: number | null;
  name: string;
  description: string;
  isPublic: boolean;
  needsSubscription: boolean;
  shareToken: string | null;
  /** Who may look and not edit may take the tree away as a file. */
  readersMayExport: boolean;
  showsSurnamesUppercase: boolean;
  rootPerson: number | null;
  personCount: number;
  familyCount: number;
  onboarding: TreeOnboarding;
  version: number;
  createdAt: Date;
  changedAt: Date;
  /**
   * When its owner’s account was erased: since then it can be read and not changed. Null: it has an owner, or is the
   * site’s own.
   */
  leftAt: Date | null;
  /** Since when its heirs may take it over although it has an owner, who is away; null where they may not. */
  heirsSince: Date | null;
}

/** How far a member came with the first steps of their tree. */
export interface TreeOnboarding {
  completed: boolean;
  step: string;
  skippedNodes: string[];
  rootIsWho: string;
}

/** The row with what the tree's owner gave the reader. */
export interface TreeOfReader extends TreeRow {
  given: 'editor' | 'guest' | null;
  givenLiving: boolean | null;
  /** The owner named them as an heir; null without access. */
  isHeir: boolean | null;
}

/** The columns of a `TreeRow`, of the table called `t`. */
export const TREE_COLUMNS = `t.id, t.owner_id AS "ownerId", t.name, t.description, t.is_public AS "isPublic", t.needs_subscription AS "needsSubscription",
  t.share_token AS "shareToken", t.readers_may_export AS "readersMayExport", t.shows_surnames_uppercase AS "showsSurnamesUppercase", t.root_person AS "rootPerson", t.person_count AS "personCount",
  t.family_count AS "familyCount", t.onboarding, t.version, t.created_at AS "createdAt", t.changed_at AS "changedAt", t.left_at AS "leftAt", t.heirs_since AS "heirsSince"`;

const OF_READER = `${TREE_COLUMNS}, a.role AS given, a.sees_living AS "givenLiving", a.is_heir AS "isHeir"`;

/** A tree with what a member may do in it; null when there is none, or one that is still being filled. */
export const treeOfReader = (db: Database, treeId: number, memberId: number | null): Promise<TreeOfReader | null> =>
  db.one<TreeOfReader>(
    `/* trees.ofReader */ SELECT ${OF_READER} FROM tree t LEFT JOIN tree_access a ON a.tree_id = t.id AND a.member_id = $2 WHERE t.id = $1 AND t.is_ready`,
    [treeId, memberId],
  );

/** Several trees at once, in no order; those that are not there are left out. */
export const treesOfReader = (
  db: Database,
  treeIds: readonly number[],
  memberId: number | null,
): Promise<TreeOfReader[]> =>
  db.rows<TreeOfReader>(
    `/* trees.severalOfReader */ SELECT ${OF_READER} FROM tree t LEFT JOIN tree_access a ON a.tree_id = t.id AND a.member_id = $2 WHERE t.id = ANY($1::bigint[]) AND t.is_ready`,
    [treeIds, memberId],
  );

/** The trees a member owns, then those shared with them; the last changed first. */
export const treesOfMember = (db: Database, memberId: number): Promise<TreeOfReader[]> =>
  db.rows<TreeOfReader>(
    `/* trees.ofMember */ SELECT ${OF_READER} FROM tree t LEFT JOIN tree_access a ON a.tree_id = t.id AND a.member_id = $1
     WHERE t.is_ready AND t.id IN (SELECT id FROM tree WHERE owner_id = $1 UNION SELECT tree_id FROM tree_access WHERE member_id = $1)
     ORDER BY t.owner_id IS DISTINCT FROM $1, t.changed_at DESC, t.id DESC`,
    [memberId],
  );

/** Whether a member ever had a subscription or a trial, also one that has ended. */
export const hadSubscription = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.one('/* trees.hadSubscription */ SELECT 1 AS one FROM subscription WHERE member_id = $1 LIMIT 1', [
    memberId,
  ])) !== null;
