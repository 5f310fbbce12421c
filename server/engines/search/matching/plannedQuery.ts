import type { EngineQuery, FacetCount, PlaceCounts, VariantUse } from '../SearchEngine.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';

/** A query ready for an index: plain data. */
export type PlannedQuery = Omit<EngineQuery, 'criteria'> & { criteria: readonly PlannedCriterion[] };

/** Every field that a query asks of, in whatever way. */
export const fieldsAsked = ({
  criteria,
  facets,
  orderBy,
}: Pick<PlannedQuery, 'criteria' | 'facets' | 'orderBy'>): string[] => [
  ...criteria.flatMap((criterion) => (criterion.kind === 'keywords' ? [] : criterion.field)),
  ...facets,
  ...(orderBy === null ? [] : [orderBy]),
];

/**
 * The filter that the counts of a facet pass over, so that further values of it can be ticked; null where it has none,
 * or several, which must all be met.
 */
export function ownFilter({ criteria }: Pick<PlannedQuery, 'criteria'>, facet: string): PlannedCriterion | null {
  const [filter, ...others] = criteria.filter((criterion) => criterion.kind === 'facet' && criterion.field === facet);
  return others.length === 0 ? (filter ?? null) : null;
}

/** Whether kinds of records take turns in the answer; an order by a field knows none. */
export const goesInTurns = ({ orderBy, inTurns }: Pick<PlannedQuery, 'orderBy' | 'inTurns'>): boolean =>
  orderBy === null && inTurns === true;

/** What an index alone can tell; reasons and relaxations are added the same way for every engine. */
export interface RawAnswer {
  total: number;
  /** Record numbers of the page, in order. */
  nos: readonly number[];
  facets: Readonly<Record<string, readonly FacetCount[]>>;
  places?: PlaceCounts;
  variants: readonly VariantUse[];
}
