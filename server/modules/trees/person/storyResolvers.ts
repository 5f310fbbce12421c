import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  openTree,
  openStories,
  toCard,
  toDocumentVersion,
  viewOf,
  type StoredDocument,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Stories of one tree that are read at once at most. */
const MOST_STORIES = 500;

/** The stories of a tree by title. */
const storiesOfTree = (db: Database, treeId: number): Promise<StoredDocument<'story'>[]> =>
  db.rows(
    `/* treeStories.ofTree */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND kind = 'story' ORDER BY body ->> 'title', id LIMIT ${MOST_STORIES}`,
    [treeId],
  );

/** Stories of a whole tree. */
export const treeStoryResolvers: Resolvers = {
  Query: {
    treeStories: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const view = viewOf(context, opened);
      const { id } = opened.tree;
      const stories = await openStories(context.db, opened, view, await storiesOfTree(context.db, id));
      return stories.map(({ story, about }) => ({
        story: toDocumentVersion(story),
        persons: about.map((row) => toCard(id, row, view)),
      }));
    },
  },
};
