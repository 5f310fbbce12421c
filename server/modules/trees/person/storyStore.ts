import type { StoredDocument } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Stories of one tree that are read at once at most. */
const MOST_STORIES = 500;

/** The stories of a tree by title. */
export const storiesOfTree = (db: Database, treeId: number): Promise<StoredDocument<'story'>[]> =>
  db.rows(
    `/* treeStories.ofTree */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND kind = 'story' ORDER BY body ->> 'title', id LIMIT ${MOST_STORIES}`,
    [treeId],
  );
