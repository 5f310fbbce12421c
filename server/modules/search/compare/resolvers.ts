import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTextAllowance } from '#server/modules/newspapers/browse/index.ts';
import { comparedArticles } from '#server/modules/newspapers/search/index.ts';
import { recordAnswer } from '#server/modules/records/core/index.ts';

/** Longest search that is marked; an address holds no more. */
const MOST_SIGNS = 2_000;

const firstOf = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MOST_COMPARED);

/** Records and articles side by side. */
export const comparisonResolvers: Resolvers = {
  Query: {
    recordsToCompare: (_root, { ids }, context) => Promise.all(firstOf(ids).map((id) => recordAnswer(id, context))),

    articlesToCompare: async (_root, { ids, words }, context) => {
      const asked = firstOf(ids);
      const named = asked.filter((id) => parseNewspaperId(id)?.article != null);
      for (const _text of named) await requireTextAllowance(context);
      const found = new Map(
        (await comparedArticles(named, words.slice(0, MOST_SIGNS), context)).flatMap((article) =>
          article === null ? [] : [[article.match.article.id, article]],
        ),
      );
      return asked.map((id) => found.get(id) ?? null);
    },
  },
};
