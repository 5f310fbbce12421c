import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { hasLostPicture } from '#server/engines/images/pictureFiles.ts';
import { articleParts } from '#server/engines/newspapers/articleParts.ts';
import { mayReadIssueOf, type NewspaperViewer } from '#server/engines/newspapers/issueAccess.ts';
import type { Resolvers, ArticleCut } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTextAllowance } from '#server/modules/newspapers/browse/index.ts';
import { readingsOfWords } from '#server/modules/newspapers/search/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { issueHits } from './issueHits.ts';
import { readPage } from './readPage.ts';

/**
 * The issue that an id of it, of a page or of an article names, if the viewer may read it; null where not, and where
 * there is none.
 */
async function readableIssueOf(db: Database, viewer: NewspaperViewer, id: string): Promise<string | null> {
  const issueId = parseNewspaperId(id)?.issueId ?? null;
  return issueId !== null && (await mayReadIssueOf(db, viewer, issueId)) ? issueId : null;
}

/** An article cut from its pages, zone by zone, for a reader who may read its issue; null when there is none. */
async function articleCuts(db: Database, publicUrl: string, id: string): Promise<ArticleCut[] | null> {
  const parts = await articleParts(db, id);
  if (parts.length === 0) return null;
  return parts.map(({ page, imageId, lines, ...region }) => ({
    page,
    image: imageId === null ? null : `${publicUrl}${IMAGES_PATH}/${imageId}/${xywhOf(region)}/!1600,4000/0/default.jpg`,
    lines,
  }));
}

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
