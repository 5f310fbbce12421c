import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { countTitles } from './articleStore.ts';
import { findArticles } from './findArticles.ts';
import { findFacets } from './findFacets.ts';
import { readSearch } from './readSearch.ts';

/** Completions offered under the field. */
const SUGGESTIONS = 8;
/** A longer prefix completes nothing that a shorter one would not. */
const LONGEST_PREFIX = 60;

/**
 * The search of newspapers: open to everyone, as a catalogue is. What readers may not read leaves in fixed stretches
 * only.
 */
export const articleSearchResolvers: Resolvers = {
  Query: {
    articleSearch: (_root, { search }, context) => findArticles(readSearch(search, context.viewer), context),
    articleFacets: (_root, { search }, context) => findFacets(readSearch(search, context.viewer), context),
    articleSuggestions: async (_root, { prefix }, { articles }) =>
      (await articles.suggest(prefix.slice(-LONGEST_PREFIX), SUGGESTIONS)).map(({ value }) => value),
    newspaperCount: (_root, _arguments, { db }) => countTitles(db),
  },
};
