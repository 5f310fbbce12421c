import type { EngineQuery, FacetCount, PlaceCounts, VariantUse } from '../SearchEngine.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';

/** A query ready for an index: plain data. */
export type PlannedQuery = Omit<EngineQuery, 'criteria'> & { criteria: readonly PlannedCriterion[] };

/** What an index alone can tell; reasons and relaxations are added the same way for every engine. */
export interface RawAnswer {
  total: number;
  /** Record numbers of the page, in order. */
  nos: readonly number[];
  facets: Readonly<Record<string, readonly FacetCount[]>>;
  places?: PlaceCounts;
  variants: readonly VariantUse[];
}
