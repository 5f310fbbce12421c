import { createHash } from 'node:crypto';

import type { SeenState } from '#server/engines/opensearch/BulkWriter.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { countChecked } from '#server/engines/opensearch/countChecked.ts';
import { IndexBuild, type IndexPlan, type Layout } from '#server/engines/opensearch/IndexBuild.ts';
import { DEEPEST } from '#server/engines/opensearch/pageWindow.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

import { FORMAT_NAME, RECORD_MAPPING, SET_MAPPING, VALUE_MAPPING } from './format/mappings.ts';

/** What is known of one set's generation in a build. */
export interface TakenSet {
  generation: string;
  isComplete: boolean;
  records: number;
  check: number;
  /** Number of the last record taken in; -1 before the first. */
  after: number;
  /** What the database had when this was noted (historyMarks.ts). */
  mark?: string;
}

/** A note as it was read. */
interface NotedSet {
  taken: TakenSet;
  seen: SeenState;
}

const MOST_SETS = 10_000;
const SETTINGS = { refresh_interval: '-1', max_result_window: DEEPEST, mapping: { total_fields: { limit: 2_000 } } };
/**
 * Records lie in the order in which hits come that match equally well: a page of them ends the search of a segment,
 * however many there are.
 */
const IN_ORDER = { sort: { field: ['rank', 'no'], order: ['desc', 'asc'] } };

/** Records, their values, and which sets are whole. */
export const RECORD_PLAN: IndexPlan = {
  format: FORMAT_NAME,
  kinds: [
    { kind: 'records', mapping: RECORD_MAPPING, settings: { ...SETTINGS, ...IN_ORDER }, isParted: true },
    { kind: 'values', mapping: VALUE_MAPPING, settings: SETTINGS, isParted: false },
    { kind: 'sets', mapping: SET_MAPPING, isParted: false },
  ],
};

const idOf = (generation: string): string => createHash('sha256').update(generation).digest('base64url');

/** The indices of records. */
export class Build extends IndexBuild {
  constructor(cluster: Cluster, layout: Layout, number: number) {
    super(cluster, layout, RECORD_PLAN, number);
  }

  get records(): string {
    return this.main;
  }

  get values(): string {
    return this.nameOf('values');
  }

  /** Every generation that was taken in, whole or in part. */
  async takenSets(): Promise<TakenSet[]> {
    await this.cluster.ask('POST', `/${this.notes}/_refresh`);
    const answer = await this.cluster.search<TakenSet>(this.notes, {
      size: MOST_SETS,
      query: { exists: { field: 'generation' } },
    });
    return answer.hits.hits.flatMap(({ _source }) => _source ?? []);
  }

  async note(taken: TakenSet): Promise<void> {
    await this.cluster.ask('PUT', `/${this.notes}/_doc/${idOf(taken.generation)}`, { ...taken });
  }

  /** The note of a generation as it is now; null where there is none. */
  async noteOf(generation: string): Promise<NotedSet | null> {
    const held = await this.cluster.ask<{ _source: TakenSet; _seq_no: number; _primary_term: number }>(
      'GET',
      `/${this.notes}/_doc/${idOf(generation)}`,
    );
    return held && { taken: held._source, seen: { seqNo: held._seq_no, primaryTerm: held._primary_term } };
  }

  /** Removes a note, unless another copy of the site has written it meanwhile. */
  async forget({ taken, seen }: NotedSet): Promise<void> {
    await this.cluster
      .ask(
        'DELETE',
        `/${this.notes}/_doc/${idOf(taken.generation)}?if_seq_no=${seen.seqNo}&if_primary_term=${seen.primaryTerm}`,
      )
      .catch((error: unknown) => {
        if (!(error instanceof SearchUnavailable && error.code === '409')) throw error;
      });
  }

  /** How many records of a generation can be searched, and the sum of their checks. */
  async count(generation: string): Promise<{ records: number; check: number }> {
    const { found, check } = await countChecked(this.cluster, this.records, { term: { g: generation } });
    return { records: found, check };
  }
}
