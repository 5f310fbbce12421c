import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import { bucketsOf, type Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import type { ArticleCoverage } from '../../articleSearch.ts';
import { coveringFilters } from '../../query/filterMasks.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';
import { facetFilters, otherFilters } from './filterClauses.ts';

/** Values of one page; fewer than an answer may have. */
const PAGE = 30_000;
/** Coverages remembered of a moment: most searches of a while have the same filters, or none. */
const REMEMBERED = 100;

/** How many values of a field there are, exactly: counted page by page. */
async function countValues(cluster: Cluster, moment: ArticleMoment, query: Clause, field: string): Promise<number> {
  let count = 0;
  for (let after: Clause | undefined; ; ) {
    const answer = await cluster.search(moment.held, { size: 0, query, aggs: { all: { composite: { size: PAGE, sources: [{ key: { terms: { field } } }], ...(after && { after }) } } } });
    const found = bucketsOf(answer.aggregations?.all).length;
    count += found;
    after = answer.aggregations?.all?.after_key;
    if (found < PAGE || !after) return count;
  }
}

/** What was searched, whatever was looked for: counted, so that it is never an estimate. */
export async function clusterCoverage(cluster: Cluster, moment: ArticleMoment, withheld: readonly number[], filters: ArticleFilters): Promise<ArticleCoverage> {
  const covering = coveringFilters(filters);
  const key = JSON.stringify([covering, withheld]);
  const known = moment.coverages.get(key);
  if (known) return known;
  const query = { bool: { filter: [...facetFilters(covering), ...otherFilters(covering)], ...(withheld.length > 0 && { must_not: [anyOf('no', withheld)] }) } };
  const [answer, issues, titles] = await Promise.all([
    cluster.search(moment.held, { size: 0, track_total_hits: true, query, aggs: { first: { min: { field: 'day' } }, last: { max: { field: 'day' } } } }),
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
