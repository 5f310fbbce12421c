import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** Trees that a member may own. */
export const MOST_TREES = 50;

/**
 * Whether a member may own one tree more, to the end of the transaction. Imports under way are counted as the trees
 * they become.
 */
export async function mayOwnAnotherTree(tx: Database, memberId: number): Promise<boolean> {
  await lockLimit(tx, `trees of ${memberId}`);
  const row = await tx.one<{ count: number }>(
    `/* trees.owned */ SELECT (SELECT count(*) FROM tree WHERE owner_id = $1) + (SELECT count(*) FROM gedcom_import WHERE member_id = $1 AND stage = 'importing') AS count`,
    [memberId],
  );
  return (row?.count ?? 0) < MOST_TREES;
}
