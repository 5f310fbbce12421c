import { SITE_NAME } from '#domain/kernel/routes/documentTitle.ts';
import { ARTICLE_RESULTS, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { describeArticles } from '#domain/newspapers/search/describeArticles.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { articlesCsv, articlesJson } from '#domain/search/export/exportArticles.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ExportFormat, ResultExport } from '#server/modules/kernel/graphql/types.generated.ts';
import { articlesToExport, readSearch, titleNames, toArticleQuery } from '#server/modules/newspapers/search/index.ts';

import { MOST_EXPORTED } from './collectRecords.ts';

/** The first articles of a search in its order as a file, with the texts that its reader may read. */
export async function exportArticles(
  search: string,
  format: ExportFormat,
  context: RequestContext,
): Promise<ResultExport> {
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
    site: SITE_NAME,
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
