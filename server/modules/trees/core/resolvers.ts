import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { treeMutations } from './treeMutations.ts';
import { treeQueries } from './treeQueries.ts';

/**
 * Family trees. Every resolver opens its tree first (openTree.ts): what a reader may not see is not looked up.
 */
export const treeResolvers: Resolvers = { Query: treeQueries, Mutation: treeMutations };
