import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTree, openTreeOfPerson, personRows, treeNotFound, viewOf } from '#server/modules/trees/core/index.ts';

import { ancestorsOf } from './ancestorsOf.ts';
import { statisticsAnswer } from './statisticsAnswer.ts';

/** What a tree says of all its people together, to a reader who opened it. */
export const treeStatisticsResolvers: Resolvers = {
  Query: {
    treeStatistics: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      await context.charge();
      const { mayEdit, seesLiving, asOfYear, livingYears } = viewOf(context, opened);
      const task = {
        kind: 'statistics',
        treeId: opened.tree.id,
        view: { mayEdit, seesLiving, asOfYear, livingYears },
      } as const;
      return statisticsAnswer(await context.wholeTrees.ask(task, opened.tree, context.signal));
    },
    treeCompleteness: async (_root, { personId: id, ...call }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id, call);
      if ((await personRows(context.db, opened.tree.id, [personId])).length === 0) throw treeNotFound();
      return context.inTurn(() => ancestorsOf(context.db, opened.tree.id, personId, viewOf(context, opened)));
    },
  },
};
