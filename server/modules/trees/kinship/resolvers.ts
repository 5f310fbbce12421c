import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTreeOfPerson, treeNotFound, viewOf } from '#server/modules/trees/core/index.ts';

import { kinshipAnswer } from './kinshipAnswer.ts';

/** How people of a tree are related. */
export const treeKinshipResolvers: Resolvers = {
  Query: {
    treeKinship: async (_root, { personId, otherId, ...call }, context) => {
      const { personId: from, ...opened } = await openTreeOfPerson(context, personId, call);
      const other = readTreePersonId(otherId);
      if (other?.treeId !== opened.tree.id) throw treeNotFound();
      return kinshipAnswer(context.db, opened, from, other.personId, viewOf(context, opened));
    },
  },
};
