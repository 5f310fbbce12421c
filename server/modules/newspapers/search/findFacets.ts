import { articleFacetLabel } from '#domain/newspapers/search/articleFacetLabel.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { ARTICLE_FACETS } from '#domain/newspapers/search/articleQuery.ts';
import { offeredAccess } from '#domain/newspapers/search/offeredAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ArticleFacet } from '#server/modules/kernel/graphql/types.generated.ts';

import { titleNames } from './articleStore.ts';
import { toArticleQuery } from './toArticleQuery.ts';

/** Values of a facet in one answer; those chosen are always among them. */
const MOST_VALUES = 200;

/** The facets of a search, without kinds of access that the reader may not narrow by. */
export async function findFacets(address: ArticleAddress, context: RequestContext): Promise<ArticleFacet[]> {
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
