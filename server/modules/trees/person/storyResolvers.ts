import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTree, openStories, toCard, toDocumentVersion, viewOf } from '#server/modules/trees/core/index.ts';

import { storiesOfTree } from './storyStore.ts';

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
