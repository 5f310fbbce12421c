import { readTreeDocument } from '#domain/trees/documents/readTreeDocument.ts';
import type { Database } from '#server/db/database.ts';
import { refusal } from '#server/graphql/refusal.ts';
import type { CreateTreeInput } from '#server/graphql/types.generated.ts';

import { commitChange } from '../store/commitChange.ts';
import { treeName } from './treeSettings.ts';

/** Trees that a member may own. */
export const MOST_TREES = 50;

/**
 * Makes a tree for a member, with its first person or nobody.
 * @returns the number of the tree
 * @throws GraphQLError `BAD_USER_INPUT`, `LIMIT_REACHED`
 */
export async function createTree(db: Database, memberId: number, { name, rootPerson }: CreateTreeInput): Promise<number> {
  const kept = treeName(name);
  const root = rootPerson == null ? null : readTreeDocument('person', rootPerson);
  if (root?.problems) throw refusal('BAD_USER_INPUT', root.problems[0]?.message ?? 'This is no person.', { problems: root.problems });
  return db.transaction(async (tx) => {
    const made = await tx.one<{ id: number }>(
      '/* trees.create */ INSERT INTO tree (owner_id, name) SELECT $1, $2 WHERE (SELECT count(*) FROM tree WHERE owner_id = $1) < $3 RETURNING id',
      [memberId, kept, MOST_TREES],
    );
    if (!made) throw refusal('LIMIT_REACHED', `At most ${MOST_TREES} trees can be kept. Delete one first.`);
    if (root) {
      const person = { ...root.document, id: 1 };
      await commitChange(tx, { treeId: made.id, authorId: memberId, action: 'create', personId: 1, changes: [{ kind: 'person', id: 1, before: null, after: person }] });
    }
    return made.id;
  });
}
