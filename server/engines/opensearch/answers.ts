/** A query or an aggregation, as OpenSearch reads it. */
export type Clause = Readonly<Record<string, unknown>>;

/** A hit as the engine asks for it: never its source, which is not kept. */
export interface ClusterHit<Source = never> {
  _id: string;
  _score: number | null;
  _source?: Source;
  /** Where a search asks for the states of documents. */
  _seq_no?: number;
  _primary_term?: number;
  sort?: readonly (string | number | null)[];
  fields?: Readonly<Record<string, readonly (string | number)[]>>;
}

/** One value of an aggregation. */
export interface Bucket {
  key: string | number;
  doc_count: number;
  doc_count_error_upper_bound?: number;
}

/** What an aggregation answers; which of these there are depends on its kind. */
export interface Aggregated {
  doc_count?: number;
  doc_count_error_upper_bound?: number;
  buckets?: readonly Bucket[] | Readonly<Record<string, { doc_count: number }>>;
  after_key?: Clause;
  value?: number;
}

/** An answer whose shards have all answered. */
export interface ClusterAnswer<Source = never> {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total: { value: number }; hits: readonly ClusterHit<Source>[] };
  aggregations?: Readonly<Record<string, Aggregated>>;
}

/** The buckets of an aggregation that lists them; none where it is missing. */
export const bucketsOf = (aggregated: Aggregated | undefined): readonly Bucket[] =>
  Array.isArray(aggregated?.buckets) ? (aggregated.buckets as readonly Bucket[]) : [];
