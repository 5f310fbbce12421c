import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTree, openTreeOfPerson, personRows, treeNotFound, viewOf } from '#server/modules/trees/core/index.ts';

import { ancestorsOf } from './ancestorsOf.ts';
import { countTree } from './countTree.ts';
import { statisticsAnswer } from './statisticsAnswer.ts';

/** What a tree says of all its people together, to a reader who opened it. */
export const treeStatisticsResolvers: Resolvers = {
  Query: {
    treeStatistics: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      await context.charge();
      return statisticsAnswer(await countTree(context.db, opened.tree, viewOf(context, opened)));
    },
    treeCompleteness: async (_root, { personId: id, ...call }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id, call);
      if ((await personRows(context.db, opened.tree.id, [personId])).length === 0) throw treeNotFound();
      return ancestorsOf(context.db, opened.tree.id, personId, viewOf(context, opened));
    },
  },
};
