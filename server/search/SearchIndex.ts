import type { PlannedQuery, RawAnswer } from './matching/plannedQuery.ts';
import type { EngineHealth, FacetCount } from './SearchEngine.ts';

/** What an engine brings of its own; withReasons makes a SearchEngine of it. */
export interface SearchIndex {
  /** @throws AbortError when the signal fires. */
  answer(query: PlannedQuery, signal?: AbortSignal): Promise<RawAnswer>;
  suggest(field: string, prefix: string, limit: number): Promise<readonly FacetCount[]>;
  publish(recordSetId: string): Promise<void>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
