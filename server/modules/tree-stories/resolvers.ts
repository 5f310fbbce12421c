import type { Resolvers } from '#server/graphql/types.generated.ts';
import { openTree } from '#server/modules/trees/access/openTree.ts';
import { openStories } from '#server/modules/trees/reading/openStories.ts';
import { toCard } from '#server/modules/trees/reading/toCard.ts';
import { toDocumentVersion } from '#server/modules/trees/reading/toDocumentVersion.ts';
import { viewOf } from '#server/modules/trees/reading/viewOf.ts';

import { storiesOfTree } from './storyStore.ts';

/** Stories of a whole tree. */
export const treeStoryResolvers: Resolvers = {
  Query: {
    treeStories: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const view = viewOf(context, opened);
      const { id } = opened.tree;
      const stories = await openStories(context.db, opened, view, await storiesOfTree(context.db, id));
      return stories.map(({ story, about }) => ({ story: toDocumentVersion(story), persons: about.map((row) => toCard(id, row, view)) }));
    },
  },
};
