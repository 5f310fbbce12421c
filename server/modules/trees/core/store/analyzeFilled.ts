import type { Database } from '#server/platform/db/database.ts';

import type { Filled } from './fillTree.ts';

/** Rows from which the planner should know that a tree has grown. */
const MANY = 5_000;

/**
 * Has the database look at its tables after a large tree was filled, so that it plans with what is there now. Call it
 * when the tree is there for its readers: no one needs to wait for this. It never fails; where it could not be done,
 * the database does it by itself within minutes.
 */
export async function analyzeFilled(db: Database, { persons, families }: Filled): Promise<void> {
  if (persons + families <= MANY) return;
  await db
    .rows(
      '/* treeFill.analyze */ ANALYZE tree_document, tree_person, tree_family, tree_family_member, tree_mention, tree_source',
    )
    .catch(() => undefined);
}
