import { regionOf } from '#domain/site/landing/regionTree.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { describeRegion } from './describeRegion.ts';

/** Regions with what is loaded of them. */
export const regionResolvers: Resolvers = {
  Query: {
    region: (_root, { key }, context) => {
      const region = regionOf(key);
      return region && describeRegion(region, context);
    },
  },
};
