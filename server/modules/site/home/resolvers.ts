import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** The site as anybody may see it. Counts are of what is published, so that nobody learns of closed records. */
export const siteResolvers: Resolvers = {
  Query: {
    site: (_root, _arguments, { site }) => ({ mode: site.mode === 'production' ? 'PRODUCTION' : 'DEMO', version: site.version }),
  },
  Site: {
    recordCount: async (_site, _arguments, { search }) => (await search.health()).records,
    recordSetCount: async (_site, _arguments, { db }) => {
      const row = await db.one<{ count: number }>(
        `/* site.countRecordSets */ SELECT count(*)::int AS count FROM record_set WHERE live_generation IS NOT NULL`,
      );
      return row?.count ?? 0;
    },
  },
};
