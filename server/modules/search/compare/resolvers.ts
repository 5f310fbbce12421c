import { MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordAnswer } from '#server/modules/records/core/index.ts';

/** Records side by side. */
export const comparisonResolvers: Resolvers = {
  Query: {
    recordsToCompare: (_root, { ids }, context) => Promise.all([...new Set(ids)].slice(0, MOST_COMPARED).map((id) => recordAnswer(id, context))),
  },
};
