import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTreeOfPerson, personNumberIn, viewOf } from '#server/modules/trees/core/index.ts';

import { kinshipAnswer } from './kinshipAnswer.ts';

/** How people of a tree are related. */
export const treeKinshipResolvers: Resolvers = {
  Query: {
    treeKinship: async (_root, { personId, otherId, ...call }, context) => {
      const { personId: from, ...opened } = await openTreeOfPerson(context, personId, call);
      const to = personNumberIn(opened, otherId);
      await context.charge();
      return context.inTurn(() => kinshipAnswer(context.db, opened, from, to, viewOf(context, opened)));
    },
  },
};
