import { bucketsOf, type Clause } from '#server/engines/opensearch/answers.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';

/** A value by which hits are ordered, and how many have it. */
export interface OrderedValue {
  value: string | number;
  count: number;
}

/** As many values as one answer may hold: with more of them a page is looked for without. */
const MOST_VALUES = 65_000;
const MOST_REMEMBERED = 8;

/** How many hits have each value that they are ordered by; for one view, so that what was counted once stays true. */
export class ValueOrders {
  private readonly remembered = new Map<string, Promise<readonly OrderedValue[] | null>>();
  private readonly cluster: Cluster;
  private readonly index: Searched;

  constructor(cluster: Cluster, index: Searched) {
    this.cluster = cluster;
    this.index = index;
  }

  /** Ascending; hits without a value are not among them. Null where there are too many values. */
  of(query: Clause, path: string): Promise<readonly OrderedValue[] | null> {
    const key = JSON.stringify([path, query]);
    const counted = this.remembered.get(key) ?? this.count(query, path);
    // The one that was asked for last goes last.
    this.remembered.delete(key);
    this.remembered.set(key, counted);
    counted.catch(() => this.remembered.delete(key));
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return counted;
  }

  private async count(query: Clause, path: string): Promise<readonly OrderedValue[] | null> {
    const values = { terms: { field: path, size: MOST_VALUES, shard_size: MOST_VALUES, order: { _key: 'asc' } } };
    const { aggregations } = await this.cluster.search(this.index, {
      size: 0,
      track_total_hits: false,
      query,
      aggs: { values },
    });
    const buckets = bucketsOf(aggregations?.values);
    return buckets.length < MOST_VALUES ? buckets.map(({ key, doc_count: count }) => ({ value: key, count })) : null;
  }
}
