import { MOST_COMPARED } from '#domain/records/comparison/comparedIds.ts';
import type { Resolvers } from '#server/graphql/types.generated.ts';

import { tellRecord } from '../records/tellRecord.ts';

/** Records side by side. */
export const comparisonResolvers: Resolvers = {
  Query: {
    recordsToCompare: (_root, { ids }, context) => Promise.all([...new Set(ids)].slice(0, MOST_COMPARED).map((id) => tellRecord(id, context))),
  },
};
