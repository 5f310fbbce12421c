import type { Database } from '#server/db/database.ts';
import type { CreateTreeInput } from '#server/graphql/types.generated.ts';

/** Trees that a member may own. */
export const MOST_TREES = 50;
const LONGEST_NAME = 120;

/** What a tree is called: without spaces around it, of one line; null when it is empty or too long. */
export function treeName(text: string): string | null {
  const name = text.replace(/\s+/gu, ' ').trim();
  return name === '' || name.length > LONGEST_NAME ? null : name;
}

/** Makes a tree for a member. */
export async function createTree(db: Database, memberId: number, { name }: CreateTreeInput): Promise<{ treeId: number } | { code: string; problem: string }> {
  const kept = treeName(name);
  if (kept === null) return { code: 'BAD_USER_INPUT', problem: `Give the tree a name of at most ${LONGEST_NAME} characters.` };
  return db.transaction(async (tx) => {
    const made = await tx.one<{ id: number }>(
      '/* trees.create */ INSERT INTO tree (owner_id, name) SELECT $1, $2 WHERE (SELECT count(*) FROM tree WHERE owner_id = $1) < $3 RETURNING id',
      [memberId, kept, MOST_TREES],
    );
    if (!made) return { code: 'LIMIT_REACHED', problem: `At most ${MOST_TREES} trees can be kept. Delete one first.` };
    return { treeId: made.id };
  });
}
