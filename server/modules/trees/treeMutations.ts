import { refusal } from '#server/graphql/refusal.ts';
import { requireMember } from '#server/graphql/requireMember.ts';
import type { MutationResolvers } from '#server/graphql/types.generated.ts';

import { openTree, requireTreeGrant } from './access/openTree.ts';
import { createTree } from './editing/createTree.ts';
import { tellTree } from './treeQueries.ts';

/** What is changed of trees. */
export const treeMutations: Pick<MutationResolvers, 'createTree'> = {
  createTree: async (_root, { input }, context) => {
    const memberId = requireMember(context.viewer);
    requireTreeGrant(context);
    const made = await createTree(context.db, memberId, input);
    if ('problem' in made) throw refusal(made.code, made.problem);
    return tellTree(context, await openTree(context, String(made.treeId)));
  },
};
