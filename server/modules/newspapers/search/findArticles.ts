import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { dateOfDay } from '#domain/newspapers/search/dayNumber.ts';
import type { ArticleCoverage as SearchedArticles } from '#server/engines/articles/articleSearch.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ArticleSearchResult } from '#server/modules/kernel/graphql/types.generated.ts';

import { articleMatches } from './articleMatches.ts';
import { titleGaps } from './titleGaps.ts';
import { toArticleQuery } from './toArticleQuery.ts';

const PAGE_SIZE = 20;
const dateOf = (day: number | null): string | null => (day === null ? null : dateOfDay(day));
const coverageOf = ({ articles, issues, titles, firstDay, lastDay }: SearchedArticles) => ({
  articles,
  issues,
  titles,
  firstDate: dateOf(firstDay),
  lastDate: dateOf(lastDay),
});

/**
 * One page of a search of articles. A page behind the last becomes the last, so that an old address never shows an
 * empty list.
 */
export async function findArticles(address: ArticleAddress, context: RequestContext): Promise<ArticleSearchResult> {
  const query = toArticleQuery(address, context.search.gazetteer);
  let offset = (address.page - 1) * PAGE_SIZE;
  let answer = await context.articles.search(query, { offset, limit: PAGE_SIZE }, context.signal);
  if (answer.hits.length === 0 && answer.total > 0) {
    offset = Math.floor((answer.total - 1) / PAGE_SIZE) * PAGE_SIZE;
    answer = await context.articles.search(query, { offset, limit: PAGE_SIZE }, context.signal);
  }
  const [matches, gaps] = await Promise.all([
    articleMatches(answer.hits, address.words, context),
    titleGaps(context.db, query.filters),
  ]);
  return {
    // What was closed a moment ago is still counted by the index.
    total: answer.total - (answer.hits.length - matches.length),
    page: answer.total === 0 ? 1 : offset / PAGE_SIZE + 1,
    pageSize: PAGE_SIZE,
    matches,
    words: answer.words.map(({ readings, ...word }) => ({ ...word, readings: [...readings] })),
    faults: [...answer.faults],
    coverage: { ...coverageOf(answer.coverage), gaps },
  };
}
