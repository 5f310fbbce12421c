import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import type { CountingEngines } from './newResults.ts';

/**
 * The engines for one request: all searches of articles that are counted together are charged as one, as those of
 * records are.
 */
export function countingEngines({
  search,
  articleMatching,
  charge,
}: Pick<RequestContext, 'search' | 'articleMatching' | 'charge'>): CountingEngines {
  let charged: Promise<void> | null = null;
  return {
    records: search,
    articles: {
      count: async (query, signal) => {
        await (charged ??= charge());
        return articleMatching.count(query, signal);
      },
    },
  };
}
