import { ARTICLE_RESULTS, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import { articlesCsv, articlesJson } from '#domain/search/export/exportArticles.ts';
import { exportCsv, exportJson } from '#domain/search/export/exportFile.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Resolvers, ExportFormat, ResultExport } from '#server/modules/kernel/graphql/types.generated.ts';
import { articlesToExport, readSearch, titleNames, toArticleQuery } from '#server/modules/newspapers/search/index.ts';
import { readSearchInput } from '#server/modules/search/results/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { collectRecords, MOST_EXPORTED } from './collectRecords.ts';

/** The first articles of a search in its order as a file, with the texts that its reader may read. */
async function exportArticles(search: string, format: ExportFormat, context: RequestContext): Promise<ResultExport> {
  const { site, signal, db } = context;
  const query = { ...readSearch(search, context.viewer), page: EVERY_ARTICLE.page };
  const { hits, total } = await context.articles.search(
    toArticleQuery(query, context.search.gazetteer),
    { offset: 0, limit: MOST_EXPORTED },
    signal,
  );
  const articles = await articlesToExport(hits, context);
  const address = writeArticleAddress(query);
  const found = total - (hits.length - articles.length);
  const origin = {
    site: site.name,
    search: describeArticles(query, await titleNames(db, query.title)),
    searchAddress: `${site.publicUrl}${ARTICLE_RESULTS}${address === '' ? '' : `?${address}`}`,
    exportedAt: new Date().toISOString(),
    total: found,
  };
  const isCsv = format === 'CSV';
  return {
    fileName: `articles-${origin.exportedAt.slice(0, 10)}.${isCsv ? 'csv' : 'json'}`,
    mediaType: isCsv ? 'text/csv' : 'application/json',
    text: isCsv ? articlesCsv(articles, origin) : articlesJson(articles, origin),
    rows: articles.length,
    total: found,
  };
}

/** Files of one member in an hour: each is ten searches and a thousand records. */
const EXPORTS = { points: 20, duration: 3600 };

/** Charges a file to the member who asks for it. */
async function chargeFile({ viewer, db }: Pick<RequestContext, 'viewer' | 'db'>): Promise<void> {
  if (viewer.memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in to download results.');
  const retryAfterSeconds = await createLimiter(db, 'resultExports', EXPORTS).take(String(viewer.memberId));
  if (retryAfterSeconds !== null)
    throw rateLimited('You’ve downloaded many files in the last hour.', retryAfterSeconds);
}

/** Results as a file, within what its reader may read. */
export const resultExportResolvers: Resolvers = {
  Mutation: {
    exportResults: async (_root, { input, format }, context) => {
      const { site } = context;
      await chargeFile(context);
      const { query } = readSearchInput(input);
      const now = new Date();
      const { total, records } = await collectRecords(query, context, now);
      const search = writeSearchAddress({ ...query, page: 1 });
      const origin = {
        site: site.name,
        search: describeSearch(query),
        searchAddress: `${site.publicUrl}/search/results${search === '' ? '' : `?${search}`}`,
        exportedAt: now.toISOString(),
        total,
      };
      const isCsv = format === 'CSV';
      return {
        fileName: `records-${origin.exportedAt.slice(0, 10)}.${isCsv ? 'csv' : 'json'}`,
        mediaType: isCsv ? 'text/csv' : 'application/json',
        text: isCsv ? exportCsv(records, origin) : exportJson(records, origin),
        rows: records.length,
        total,
      };
    },

    exportArticles: async (_root, { search, format }, context) => {
      await chargeFile(context);
      return exportArticles(search, format, context);
    },
  },
};
