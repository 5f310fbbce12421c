import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { exhibitAnswer } from './exhibitAnswer.ts';

/** The site as anyone may see it. Counts are of what is published, so that no one learns of closed records. */
export const siteResolvers: Resolvers = {
  Query: {
    site: (_root, _arguments, { site }) => ({
      mode: site.mode === 'production' ? 'PRODUCTION' : 'DEMO',
      version: site.version,
    }),
    exhibit: (_root, _arguments, context) => exhibitAnswer(context),
  },
  Site: {
    recordCount: async (_site, _arguments, { search }) => {
      const { isReady, records } = await search.health();
      if (!isReady) throw new SearchUnavailable('health');
      return records;
    },
    recordSetCount: async (_site, _arguments, { db }) => {
      const row = await db.one<{ count: number }>(
        `/* site.countRecordSets */ SELECT count(*)::int AS count FROM record_set WHERE live_generation IS NOT NULL`,
      );
      return row?.count ?? 0;
    },
  },
};
