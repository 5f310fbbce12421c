import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { bucketPages } from '#server/engines/search/opensearch/query/countTerms.ts';

import type { ArticleCoverage } from '../../articleSearch.ts';
import { coveringFilters } from '../../query/filterMasks.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';
import { butWithheld, facetFilters, otherFilters } from './filterClauses.ts';

/** Coverages remembered of a moment: most searches of a while have the same filters, or none. */
const REMEMBERED = 100;

/** How many values of a field there are, exactly: counted page by page. */
async function countValues(cluster: Cluster, moment: ArticleMoment, query: Clause, field: string): Promise<number> {
  let count = 0;
  for await (const { length } of bucketPages(cluster, moment.held, query, field)) count += length;
  return count;
}

/** What was searched, whatever was looked for: counted, so that it is never an estimate. */
export async function clusterCoverage(
  cluster: Cluster,
  moment: ArticleMoment,
  withheld: readonly number[],
  filters: ArticleFilters,
): Promise<ArticleCoverage> {
  const covering = coveringFilters(filters);
  const key = JSON.stringify([covering, withheld]);
  const known = moment.coverages.get(key);
  if (known) return known;
  const query = { bool: { filter: [...facetFilters(covering), ...otherFilters(covering)], ...butWithheld(withheld) } };
  const [answer, issues, titles] = await Promise.all([
    cluster.search(moment.held, {
      size: 0,
      track_total_hits: true,
      query,
      aggs: { first: { min: { field: 'day' } }, last: { max: { field: 'day' } } },
    }),
    countValues(cluster, moment, query, 'issue'),
    countValues(cluster, moment, query, 'title'),
  ]);
  const articles = answer.hits.total.value;
  const day = (name: string): number | null => (articles > 0 ? (answer.aggregations?.[name]?.value ?? null) : null);
  const coverage = { articles, issues, titles, firstDay: day('first'), lastDay: day('last') };
  if (moment.coverages.size >= REMEMBERED) moment.coverages.clear();
  moment.coverages.set(key, coverage);
  return coverage;
}
