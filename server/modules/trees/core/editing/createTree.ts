import { readTreeDocument } from '#domain/trees/core/documents/readTreeDocument.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { CreateTreeInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { commitChange } from '../store/commitChange.ts';
import { treeName } from './treeSettings.ts';

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

/**
 * Makes a tree for a member, with its first person or empty.
 * @returns the number of the tree
 * @throws GraphQLError `BAD_USER_INPUT`, `LIMIT_REACHED`
 */
export async function createTree(
  db: Database,
  memberId: number,
  { name, rootPerson }: CreateTreeInput,
): Promise<number> {
  const title = treeName(name);
  const root = rootPerson == null ? null : readTreeDocument('person', rootPerson);
  if (root?.problems)
    throw refusal('BAD_USER_INPUT', root.problems[0]?.message ?? 'This is no person.', { problems: root.problems });
  return db.transaction(async (tx) => {
    if (!(await mayOwnAnotherTree(tx, memberId)))
      throw refusal('LIMIT_REACHED', `You can have up to ${MOST_TREES} trees. Delete one first.`);
    const made = await tx.one<{ id: number }>(
      '/* trees.create */ INSERT INTO tree (owner_id, name) VALUES ($1, $2) RETURNING id',
      [memberId, title],
    );
    if (!made) throw new Error('A tree could not be made.');
    if (root) {
      const person = { ...root.document, id: 1 };
      await commitChange(tx, {
        treeId: made.id,
        authorId: memberId,
        action: 'create',
        personId: 1,
        changes: [{ kind: 'person', id: 1, before: null, after: person }],
      });
    }
    return made.id;
  });
}
