import { createHash } from 'node:crypto';

import type { Clause, ClusterAnswer } from '../answers.ts';
import type { Cluster } from '../Cluster.ts';
import { DEEPEST, FORMAT_NAME, RECORD_MAPPING, SET_MAPPING, VALUE_MAPPING } from '../format/mappings.ts';

/** How an index is laid out over the nodes. */
export interface Layout {
  prefix: string;
  shards: number;
  replicas: number;
}

/** What is known of one set's generation in a build. */
export interface TakenSet {
  generation: string;
  isComplete: boolean;
  records: number;
  check: number;
  /** Number of the last record taken in; -1 before the first. */
  after: number;
}

const MOST_SETS = 10_000;
/** Id of the document that says when the build was last used. */
const USED = 'used';

const idOf = (generation: string): string => createHash('sha256').update(generation).digest('base64url');

/** Three indices that belong together: records, their values, and which sets are whole. */
export class Build {
  readonly records: string;
  readonly values: string;
  readonly sets: string;
  /** From 1; the next is built beside this one. */
  readonly number: number;
  private readonly layout: Layout;
  private readonly cluster: Cluster;

  constructor(cluster: Cluster, layout: Layout, number: number) {
    this.cluster = cluster;
    this.layout = layout;
    this.number = number;
    const name = `${FORMAT_NAME}-${number}`;
    this.records = `${layout.prefix}-records-${name}`;
    this.values = `${layout.prefix}-values-${name}`;
    this.sets = `${layout.prefix}-sets-${name}`;
  }

  /** Name by which copies of the site with this format know which build answers. */
  static alias = (prefix: string): string => `${prefix}-records-${FORMAT_NAME}`;

  async exists(): Promise<boolean> {
    return (await this.cluster.ask('GET', `/${this.sets}`)) !== null;
  }

  /** Shards of its records. */
  async shards(): Promise<number> {
    const answer = await this.cluster.ask<Record<string, { settings: { index: { number_of_shards: string } } }>>('GET', `/${this.records}/_settings`);
    return Number(answer?.[this.records]?.settings.index.number_of_shards ?? 0);
  }

  /** Makes what is missing of it; several copies of the site may do so at once. */
  async create(): Promise<void> {
    const { shards, replicas } = this.layout;
    const settings = { number_of_replicas: replicas, refresh_interval: '-1', max_result_window: DEEPEST, mapping: { total_fields: { limit: 2_000 } } };
    await this.createIndex(this.records, { settings: { ...settings, number_of_shards: shards }, mappings: RECORD_MAPPING });
    await this.createIndex(this.values, { settings: { ...settings, number_of_shards: 1 }, mappings: VALUE_MAPPING });
    await this.createIndex(this.sets, { settings: { number_of_replicas: replicas, number_of_shards: 1 }, mappings: SET_MAPPING });
  }

  private async createIndex(name: string, body: Clause): Promise<void> {
    const before = await this.cluster.ask('GET', `/${name}`);
    if (before !== null) return;
    await this.cluster.ask('PUT', `/${name}`, body).catch(async (error: unknown) => {
      // Another copy of the site was quicker.
      if ((await this.cluster.ask('GET', `/${name}`)) === null) throw error;
    });
  }

  async remove(): Promise<void> {
    for (const name of [this.records, this.values, this.sets]) await this.cluster.ask('DELETE', `/${name}`);
  }

  /** Every generation that was taken in, whole or in part. */
  async takenSets(): Promise<TakenSet[]> {
    await this.cluster.ask('POST', `/${this.sets}/_refresh`);
    const answer = await this.cluster.search<TakenSet>(this.sets, { size: MOST_SETS, query: { exists: { field: 'generation' } } });
    return answer.hits.hits.flatMap(({ _source }) => _source ?? []);
  }

  async note(taken: TakenSet): Promise<void> {
    await this.cluster.ask('PUT', `/${this.sets}/_doc/${idOf(taken.generation)}`, { ...taken });
  }

  async forget(generation: string): Promise<void> {
    await this.cluster.ask('DELETE', `/${this.sets}/_doc/${idOf(generation)}`);
  }

  async markUsed(at: number): Promise<void> {
    await this.cluster.ask('PUT', `/${this.sets}/_doc/${USED}`, { usedAt: at });
  }

  async refresh(): Promise<void> {
    await this.cluster.ask('POST', `/${this.values},${this.records}/_refresh`);
  }

  /** How many records of a generation can be searched, and the sum of their checks. */
  async count(generation: string): Promise<{ records: number; check: number }> {
    const answer: ClusterAnswer = await this.cluster.search(this.records, { size: 0, track_total_hits: true, query: { term: { g: generation } }, aggs: { check: { sum: { field: 'check' } } } });
    return { records: answer.hits.total.value, check: answer.aggregations?.check?.value ?? 0 };
  }
}
