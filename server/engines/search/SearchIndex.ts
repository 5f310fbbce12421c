import type { PlannedCriterion } from './matching/plannedCriterion.ts';
import type { PlannedQuery, RawAnswer } from './matching/planQuery.ts';
import type { FoundRecord } from './records/recordSource.ts';
import type { EngineFind, EngineHealth, EngineHit, FacetCount } from './SearchEngine.ts';

/** Queries answered in one go, from one state of the index: a reader's search waits no longer than they take. */
export const FOUND_AT_ONCE = 24;

/** What an engine brings of its own; withReasons makes a SearchEngine of it. */
export interface SearchIndex {
  /** @throws AbortError when the signal fires. */
  answer(query: PlannedQuery, signal?: AbortSignal): Promise<RawAnswer>;
  /**
   * Pages by number alone, one query after the other, FOUND_AT_ONCE of them from one state of the index.
   * @throws as `answer` does.
   */
  find(queries: readonly PlannedQuery[], signal?: AbortSignal): Promise<EngineFind[]>;
  /** explainRecords; an index with threads does there what takes long, so that the main thread stays free. */
  explain(
    criteria: readonly PlannedCriterion[],
    records: readonly FoundRecord[],
    signal?: AbortSignal,
  ): Promise<EngineHit[]>;
  suggest(field: string, prefix: string, limit: number): Promise<readonly FacetCount[]>;
  publish(recordSetId: string): Promise<void>;
  noticeClosures(): Promise<void>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
