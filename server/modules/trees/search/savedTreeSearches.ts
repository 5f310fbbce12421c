import { asksForAnyone, readTreeSearch, treeSearchParams } from '#domain/trees/search/treeSearchQuery.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { SavedTreeSearch } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How many one member may keep. */
const MOST_SAVED = 50;

/** A member's, the newest first. */
export async function savedTreeSearches(db: Database, memberId: number): Promise<SavedTreeSearch[]> {
  const rows = await db.rows<{ id: number; search: string; createdAt: Date }>(
    '/* treeSearch.saved */ SELECT id, search, created_at AS "createdAt" FROM tree_saved_search WHERE member_id = $1 ORDER BY created_at DESC, id DESC',
    [memberId],
  );
  return rows.map(({ id, search, createdAt }) => ({ id: String(id), search, createdAt: createdAt.toISOString() }));
}

/**
 * Keeps a search, without its page.
 * @throws GraphQLError `BAD_USER_INPUT` for one that asks for no one, `LIMIT_REACHED`
 */
export async function saveTreeSearch(db: Database, memberId: number, search: string): Promise<SavedTreeSearch[]> {
  const query = readTreeSearch(search);
  if (!asksForAnyone(query)) throw refusal('BAD_USER_INPUT', 'Enter a name, a year or a place.');
  await db.transaction(async (tx) => {
    await tx.rows('/* treeSearch.lock */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    const saved = await savedTreeSearches(tx, memberId);
    const plain = treeSearchParams({ ...query, page: 1 });
    if (saved.length >= MOST_SAVED && !saved.some((each) => each.search === plain))
      throw refusal('LIMIT_REACHED', `You can save ${MOST_SAVED} tree searches. Delete one first.`);
    await tx.rows(
      '/* treeSearch.save */ INSERT INTO tree_saved_search (member_id, search) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [memberId, plain],
    );
  });
  return savedTreeSearches(db, memberId);
}

/** What is not there, or another's, is left as it is. */
export async function removeSavedTreeSearch(db: Database, memberId: number, id: string): Promise<SavedTreeSearch[]> {
  await db.rows('/* treeSearch.removeSaved */ DELETE FROM tree_saved_search WHERE member_id = $1 AND id::text = $2', [
    memberId,
    id,
  ]);
  return savedTreeSearches(db, memberId);
}
