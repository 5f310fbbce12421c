import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { ARTICLE_FACETS } from '#domain/newspapers/search/articleQuery.ts';
import { dateOfDay } from '#domain/newspapers/search/dayNumber.ts';
import { articleFacetLabel } from '#domain/newspapers/search/describeArticles.ts';
import { offeredAccess } from '#domain/newspapers/search/offeredAccess.ts';
import type { ArticleCoverage as SearchedArticles } from '#server/engines/articles/articleSearch.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Resolvers, ArticleFacet, ArticleSearchResult } from '#server/modules/kernel/graphql/types.generated.ts';

import { articleMatches } from './articleMatches.ts';
import { countTitles, titleNames } from './articleStore.ts';
import { titleGaps } from './titleGaps.ts';
import { readSearch, toArticleQuery } from './toArticleQuery.ts';

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
async function findArticles(address: ArticleAddress, context: RequestContext): Promise<ArticleSearchResult> {
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

/** Values of a facet in one answer; those chosen are always among them. */
const MOST_VALUES = 200;

/** The facets of a search, without kinds of access that the reader may not narrow by. */
async function findFacets(address: ArticleAddress, context: RequestContext): Promise<ArticleFacet[]> {
  const query = { ...toArticleQuery(address, context.search.gazetteer), facets: ARTICLE_FACETS };
  const { facets } = await context.articles.search(query, { offset: 0, limit: 0 }, context.signal);
  const offered = offeredAccess(context.viewer.grants);
  const names = await titleNames(
    context.db,
    (facets.title ?? []).map(({ value }) => value),
  );
  return ARTICLE_FACETS.flatMap((facet) => {
    const chosen = new Set(address[facet]);
    const counted = (facets[facet] ?? []).filter(
      ({ value }) => value !== '' && (facet !== 'access' || offered.includes(value)),
    );
    const shown = counted.filter(({ value }, at) => at < MOST_VALUES || chosen.has(value));
    const values = shown.map(({ value, count }) => ({
      value,
      label: articleFacetLabel(facet, value, names),
      count,
      isSelected: chosen.has(value),
    }));
    return values.length > 0 ? [{ facet, values }] : [];
  });
}

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
