import type { Database } from '#server/platform/db/database.ts';

/**
 * Stores rows of one tree without asking of each whether there is such a tree. It is asked once, and the tree is held
 * until the transaction ends, as the database would hold it for every row; nothing else is checked by triggers of these
 * tables. A role that may not leave the checks out, such as that of a database rented from others, keeps them.
 *
 * @param tx - a transaction.
 * @param work - stores rows of this tree and writes nothing else.
 * @throws Error when there is no such tree.
 */
export async function lockTree<Result>(tx: Database, treeId: number, work: () => Promise<Result>): Promise<Result> {
  const held = await tx.one<{ may: boolean }>(
    `/* treeFill.hold */ SELECT has_parameter_privilege('session_replication_role', 'SET') AS may FROM tree WHERE id = $1 FOR KEY SHARE`,
    [treeId],
  );
  if (!held) throw new Error('There is no tree to fill.');
  if (!held.may) return work();
  await tx.rows('/* treeFill.unchecked */ SET LOCAL session_replication_role = replica');
  try {
    return await work();
  } finally {
    // Of a transaction that failed it is taken back by its end.
    await tx.rows('/* treeFill.checked */ SET LOCAL session_replication_role = origin').catch(() => undefined);
  }
}
