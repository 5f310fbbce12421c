import type { ArticleFacet, ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { findSpans } from '#domain/newspapers/search/findSpans.ts';
import { rarityWeight } from '#domain/newspapers/search/impact.ts';
import { type Aggregated, bucketsOf, type Clause, type ClusterAnswer } from '#server/engines/opensearch/answers.ts';
import { NOTHING, oneOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { isDeep } from '#server/engines/opensearch/pageWindow.ts';
import { exactCounts } from '#server/engines/search/opensearch/query/countTerms.ts';

import type { ArticleAnswer, ArticleFacetCount, ArticleHit, ArticlePage, ReadableSource } from '../../articleSearch.ts';
import { sortCounts } from '../../query/FacetTally.ts';
import { MOST_SPANS } from '../../query/plannedQuery.ts';
import type { ArticleMoment } from '../ArticleMoments.ts';
import { bonusOf, holdsWord } from './clusterAsked.ts';
import { clusterCoverage } from './clusterCoverage.ts';
import { butWithheld, facetFilters, otherFilters } from './filterClauses.ts';
import { pageOfArticles, readArticleHits } from './pageOfArticles.ts';
import { type ClusterPlan, planClusterArticles } from './planClusterArticles.ts';

/** Values of a facet that are counted at once; of more, all are read. */
const MOST_VALUES = 10_000;
const ALL_VALUES = 60_000;
const FOUND_AT_ONCE = 10_000;

/** A search of one moment. */
export interface ArticlesAsked {
  cluster: Cluster;
  source: Pick<ReadableSource, 'byNumbers'>;
  moment: ArticleMoment;
  /** Articles that must not be found. */
  withheld: readonly number[];
  query: ArticleQuery;
}

/**
 * Articles that hold the words and pass the filters that no facet counts.
 * @param weights - of each part; left out where its hits are not ordered by relevance
 */
function demandOf(
  { query, withheld }: ArticlesAsked,
  { all, none, clauses, isNothing }: ClusterPlan,
  weights?: readonly number[],
): Clause {
  let nth = 0;
  const groups = all.map((group) =>
    weights
      ? { dis_max: { queries: group.map((asked) => clauses.scores(asked, weights[nth++] ?? 1)) } }
      : oneOf(group.map((asked) => clauses.holds(asked))),
  );
  const gone = [...(butWithheld(withheld).must_not ?? []), ...none.map((asked) => clauses.holds(asked))];
  return {
    bool: {
      filter: [...(isNothing ? [NOTHING] : []), ...otherFilters(query.filters), ...(weights ? [] : groups)],
      ...(weights && groups.length > 0 && { must: groups }),
      ...(gone.length > 0 && { must_not: gone }),
    },
  };
}

interface Counted {
  /** Articles that can be found. */
  living: number;
  /** Articles that hold each part of the query, in order. */
  parts: readonly number[];
  /** Of each form, articles that hold it. */
  forms: ReadonlyMap<string, number>;
}

/** What relevance and chips need to know of the whole archive. */
async function countParts(
  { cluster, moment, withheld }: ArticlesAsked,
  plan: ClusterPlan,
  withForms: boolean,
): Promise<Counted> {
  const forms = withForms
    ? [...new Set(plan.words.flatMap((word) => [word, ...plan.readings.readingsOf(word).map(({ form }) => form)]))]
    : [];
  const parts = plan.all.flat();
  const aggs: Record<string, Clause> = Object.fromEntries(
    parts.map((asked, at) => [`p${at}`, { filter: plan.clauses.holds(asked) }]),
  );
  forms.forEach((form, at) => (aggs[`f${at}`] = { filter: holdsWord([{ form, cost: 0 }]) }));
  const answer = await cluster.search(moment.held, {
    size: 0,
    track_total_hits: true,
    query: { bool: butWithheld(withheld) },
    ...(Object.keys(aggs).length > 0 && { aggs }),
  });
  const count = (name: string): number => answer.aggregations?.[name]?.doc_count ?? 0;
  return {
    living: answer.hits.total.value,
    parts: parts.map((_asked, at) => count(`p${at}`)),
    forms: new Map(forms.map((form, at) => [form, count(`f${at}`)])),
  };
}

const facetAggs = ({ facets, filters }: ArticleQuery): Record<string, Clause> =>
  Object.fromEntries(
    facets.map((facet) => [
      facet,
      {
        filter: { bool: { filter: facetFilters(filters, facet) } },
        aggs: { values: { terms: { field: facet, size: MOST_VALUES, shard_size: MOST_VALUES } } },
      },
    ]),
  );

async function readFacets(
  { cluster, moment, query: { facets, filters } }: ArticlesAsked,
  demand: Clause,
  answers: ClusterAnswer['aggregations'],
): Promise<ArticleAnswer['facets']> {
  const counts: Partial<Record<ArticleFacet, readonly ArticleFacetCount[]>> = {};
  for (const facet of facets) {
    const found = (answers?.[facet] as { values?: Aggregated & { sum_other_doc_count?: number } } | undefined)?.values;
    if ((found?.sum_other_doc_count ?? 0) > 0) {
      const whole = { bool: { filter: [demand, ...facetFilters(filters, facet)] } };
      counts[facet] = sortCounts([
        ...((await exactCounts(cluster, moment.held, whole, [{ path: facet, limit: ALL_VALUES }], undefined)).get(
          facet,
        ) ?? []),
      ]);
    } else
      counts[facet] = sortCounts(bucketsOf(found).map(({ key, doc_count: count }) => ({ value: String(key), count })));
  }
  return counts;
}

/** Where the words are in the articles of a page: found in their texts as they are now, by the rules of all engines. */
async function withSpans(
  { source }: ArticlesAsked,
  plan: ClusterPlan,
  hits: readonly { no: number; id: string }[],
): Promise<ArticleHit[]> {
  if (hits.length === 0 || plan.asked.length === 0) return hits.map((hit) => ({ ...hit, spans: [] }));
  const texts = new Map((await source.byNumbers(hits.map(({ no }) => no))).map((article) => [article.no, article]));
  const readingsOf = (word: string): string[] => plan.readings.takenOf(word).map(({ form }) => form);
  return hits.map((hit) => {
    const article = texts.get(hit.no);
    return {
      ...hit,
      spans: article
        ? findSpans(articleWords(article.text, article.alternatives), { all: plan.asked }, readingsOf).slice(
            0,
            MOST_SPANS,
          )
        : [],
    };
  });
}

/** Answers a query from one moment. @throws SearchUnavailable, TooDeep */
export async function answerClusterArticles(asked: ArticlesAsked, page: ArticlePage): Promise<ArticleAnswer> {
  const { cluster, moment, query, withheld } = asked;
  const plan = await planClusterArticles(cluster, moment, query);
  const [coverage, counted] = await Promise.all([
    clusterCoverage(cluster, moment, withheld, query.filters),
    countParts(asked, plan, true),
  ]);
  const isScored = query.order === 'relevance' && plan.all.length > 0;
  const weights = isScored
    ? plan.all.flat().map((part, at) => rarityWeight(counted.living, counted.parts[at] ?? 0) * bonusOf(part))
    : undefined;
  const demand = demandOf(asked, plan, weights);
  const own = facetFilters(query.filters);
  const whole = {
    track_total_hits: true,
    query: demand,
    ...(own.length > 0 && { post_filter: { bool: { filter: own } } }),
  };
  const near = pageOfArticles(query.order, isDeep(page) ? { offset: 0, limit: 0 } : page);
  const answer = await cluster.search(moment.held, {
    ...whole,
    ...near.body,
    ...(query.facets.length > 0 && { aggs: facetAggs(query) }),
  });
  const total = answer.hits.total.value;
  let hits = readArticleHits(answer.hits.hits, near.isReversed);
  if (isDeep(page) && page.offset < total) {
    const far = pageOfArticles(query.order, page, total);
    hits = readArticleHits((await cluster.search(moment.held, { ...whole, ...far.body })).hits.hits, far.isReversed);
  }
  const [facets, withPlaces] = await Promise.all([
    readFacets(asked, demand, answer.aggregations),
    withSpans(asked, plan, hits),
  ]);
  return {
    hits: withPlaces,
    total,
    facets,
    words: plan.readings.chipsOf(plan.words, (form) => counted.forms.get(form) ?? 0),
    coverage,
    faults: plan.faults,
  };
}

const plainly = async (asked: ArticlesAsked): Promise<Clause> => {
  const plan = await planClusterArticles(asked.cluster, asked.moment, { ...asked.query, order: 'oldest' });
  return { bool: { filter: [demandOf(asked, plan), ...facetFilters(asked.query.filters)] } };
};

/** The exact total alone. @throws SearchUnavailable */
export async function countClusterArticles(asked: ArticlesAsked): Promise<number> {
  const answer = await asked.cluster.search(asked.moment.held, {
    size: 0,
    track_total_hits: true,
    query: await plainly(asked),
  });
  return answer.hits.total.value;
}

/** Numbers of all articles found. @throws SearchUnavailable */
export async function findClusterArticles(asked: ArticlesAsked): Promise<number[]> {
  const query = await plainly(asked);
  const found: number[] = [];
  for (let after: readonly unknown[] | undefined; ;) {
    const { hits } = (
      await asked.cluster.search(asked.moment.held, {
        size: FOUND_AT_ONCE,
        query,
        sort: ['no'],
        ...(after && { search_after: after }),
      })
    ).hits;
    found.push(...hits.map(({ sort }) => Number(sort?.[0])));
    after = hits.at(-1)?.sort;
    if (hits.length < FOUND_AT_ONCE || !after) return found;
  }
}
