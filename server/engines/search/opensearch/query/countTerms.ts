import { isReadingKey, SIGNS_OF_DOUBT } from '#domain/kernel/readings/isReadingKey.ts';
import { type Aggregated, bucketsOf, type Clause } from '#server/engines/opensearch/answers.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import type { FacetCount } from '../../SearchEngine.ts';

/** Values to count, the most frequent first. */
export interface WantedTerms {
  /** The path in documents. */
  path: string;
  limit: number;
  /** Names, of which those that were not read whole come after all others; left out for what is no name. */
  areNames?: boolean;
  /** Only values that start with this; left out for all. */
  prefix?: string;
}

/** A list that is counted on its own: of names there are two. */
interface CountedList extends WantedTerms {
  /** Of its aggregation. */
  name: string;
  /** Only names in doubt, or only the others; left out for all values. */
  inDoubt?: boolean;
}

const listsOf = (wanted: WantedTerms): CountedList[] =>
  wanted.areNames
    ? [
        { ...wanted, name: wanted.path, inDoubt: false },
        { ...wanted, name: `${wanted.path}?`, inDoubt: true },
      ]
    : [{ ...wanted, name: wanted.path }];

/** Patterns of the cluster for names in doubt, and for the others. */
const SIGNS = SIGNS_OF_DOUBT.replace(/./gu, '\\$&');
const IN_DOUBT = `.*[${SIGNS}].*`;
const CERTAIN = `[^${SIGNS}]*`;

/** What shards are asked for at first, and how much more each time that is not enough. */
const FIRST_SHARD_SIZE = 1_000;
const MORE = 8;
/** Buckets that one answer may hold. */
const MOST_BUCKETS = 65_000;

const countOf = ({ key, doc_count: count }: { key: string | number; doc_count: number }): FacetCount => ({
  value: String(key),
  count,
});

/** A pattern that means its text. */
const literally = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);

const termsClause = ({ path, limit, prefix = '', inDoubt }: CountedList, shardSize: number): Clause => ({
  terms: {
    field: path,
    size: limit,
    shard_size: Math.max(shardSize, limit),
    show_term_doc_count_error: true,
    ...(prefix !== '' && { include: `${literally(prefix)}.*` }),
    ...(inDoubt !== undefined && { exclude: inDoubt ? CERTAIN : IN_DOUBT }),
  },
});

/** Whether no shard kept back what could belong among these. */
function isExact(aggregated: Aggregated | undefined, limit: number): boolean {
  const error = aggregated?.doc_count_error_upper_bound ?? 0;
  if (error === 0) return true;
  const buckets = bucketsOf(aggregated);
  return (
    buckets.length === limit &&
    buckets.every(({ doc_count_error_upper_bound: own = 0 }) => own === 0) &&
    error < (buckets.at(-1)?.doc_count ?? 0)
  );
}

/**
 * Every value of a field, page by page: what no size of a list could make exact. In no order that a reader would know.
 */
export async function* bucketPages(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  path: string,
): AsyncGenerator<FacetCount[]> {
  for (let after: Clause | undefined; ;) {
    const answer = await cluster.search(index, {
      size: 0,
      query,
      aggs: {
        all: {
          composite: { size: MOST_BUCKETS, sources: [{ key: { terms: { field: path } } }], ...(after && { after }) },
        },
      },
    });
    const found = answer.aggregations?.all;
    const buckets = bucketsOf(found) as unknown as readonly { key: { key: string | number }; doc_count: number }[];
    yield buckets.map(({ key, doc_count }) => countOf({ key: key.key, doc_count }));
    after = found?.after_key;
    if (buckets.length < MOST_BUCKETS || !after) return;
  }
}

async function countAll(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  { path, limit, prefix = '', inDoubt }: CountedList,
): Promise<FacetCount[]> {
  const counts: FacetCount[] = [];
  for await (const page of bucketPages(cluster, index, query, path))
    counts.push(
      ...page.filter(
        ({ value }) => value.startsWith(prefix) && (inDoubt === undefined || isReadingKey(value) === inDoubt),
      ),
    );
  return counts.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value)).slice(0, limit);
}

/** Aggregations for the first attempt, to go along with a search. */
export const termsToCount = (wanted: readonly WantedTerms[]): Record<string, Clause> =>
  Object.fromEntries(wanted.flatMap(listsOf).map((list) => [list.name, termsClause(list, FIRST_SHARD_SIZE)]));

/**
 * Exact counts, by path. What an attempt leaves open is asked again with longer lists from each shard, and read whole
 * in the end.
 *
 * @param first - what the aggregations of termsToCount answered; undefined where they were not asked yet.
 */
export async function exactCounts(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  wanted: readonly WantedTerms[],
  first: Readonly<Record<string, Aggregated>> | undefined,
): Promise<Map<string, FacetCount[]>> {
  const counted = new Map<string, FacetCount[]>();
  const take = (
    open: readonly CountedList[],
    answers: Readonly<Record<string, Aggregated>>,
  ): readonly CountedList[] => {
    for (const { name, limit } of open)
      if (isExact(answers[name], limit)) counted.set(name, bucketsOf(answers[name]).map(countOf));
    return open.filter(({ name }) => !counted.has(name));
  };
  const lists = wanted.flatMap(listsOf);
  let open = first ? take(lists, first) : lists;
  for (
    let shardSize = FIRST_SHARD_SIZE * (first ? MORE : 1);
    open.length > 0 && shardSize <= MOST_BUCKETS;
    shardSize *= MORE
  ) {
    const aggs = Object.fromEntries(open.map((list) => [list.name, termsClause(list, shardSize)]));
    open = take(open, (await cluster.search(index, { size: 0, query, aggs })).aggregations ?? {});
  }
  for (const list of open) counted.set(list.name, await countAll(cluster, index, query, list));
  return new Map(
    wanted.map((one) => [
      one.path,
      listsOf(one)
        .flatMap(({ name }) => counted.get(name) ?? [])
        .slice(0, one.limit),
    ]),
  );
}
