import { hasLostPicture } from '#server/engines/images/pictureFiles.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTextAllowance } from '#server/modules/newspapers/browse/index.ts';
import { readingsOfWords } from '#server/modules/newspapers/search/index.ts';

import { articleCuts } from './articleCuts.ts';
import { issueHits } from './issueHits.ts';
import { readableIssueOf } from './readableIssueOf.ts';
import { readPage } from './readPage.ts';

/**
 * Pages of newspapers with their texts, for those who may read them. What is missing and what is refused is one answer.
 */
export const newspaperReaderResolvers: Resolvers = {
  Query: {
    newspaperPage: async (_root, { id }, context) => {
      const { db, viewer, site } = context;
      const named = parseNewspaperId(id);
      if (named?.page == null || named.article !== null || (await readableIssueOf(db, viewer, id)) === null)
        return null;
      await requireTextAllowance(context);
      return readPage(db, site.publicUrl, id);
    },

    issueHits: async (_root, { id, words: typed }, { db, viewer, articles, signal }) => {
      const words = typed.slice(0, MOST_SEARCH_CHARACTERS);
      const { query } = readWords(words);
      const issueId = query.all.length === 0 ? null : await readableIssueOf(db, viewer, id);
      return issueId === null
        ? []
        : issueHits(db, issueId, query, await readingsOfWords(articles, words, [issueId], signal));
    },

    articleCuts: async (_root, { id }, context) => {
      const { db, viewer, site } = context;
      if (parseNewspaperId(id)?.article == null || (await readableIssueOf(db, viewer, id)) === null) return null;
      await requireTextAllowance(context);
      return articleCuts(db, site.publicUrl, id);
    },
  },
  ReadPage: {
    isImageLost: async ({ service }, _arguments, context) =>
      typeof service === 'string' && hasLostPicture(context, service.slice(service.lastIndexOf('/') + 1)),
  },
};
