import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import type { EngineQuery, FacetCount, PlaceCounts, VariantUse, Criterion } from '../SearchEngine.ts';
import { planCriterion } from './planCriterion.ts';
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

/** Pages and facet lists beyond these are cut, for every caller (SearchEngine.ts). */
const MOST_HITS = 250;
const MOST_FACET_VALUES = 1_000;

/**
 * The searches that follow a search without hits ask most of its criteria again, and looking up places takes its time.
 */
const plans = new WeakMap<Gazetteer, WeakMap<Criterion, PlannedCriterion>>();

function planOnce(criterion: Criterion, gazetteer: Gazetteer): PlannedCriterion {
  const known = plans.get(gazetteer) ?? new WeakMap<Criterion, PlannedCriterion>();
  plans.set(gazetteer, known);
  const plan = known.get(criterion) ?? planCriterion(criterion, gazetteer);
  known.set(criterion, plan);
  return plan;
}

const narrows = (criterion: PlannedCriterion): boolean =>
  criterion.kind === 'name' ||
  criterion.kind === 'place' ||
  (criterion.kind === 'facet' && Boolean(fieldById(criterion.field)?.isPartOfScope));

/**
 * A reading that says little would answer every search. The more else is asked, the less it has to say: two letters on
 * its own, one beside another name, a place or a set, none beside two of them of which one is a name.
 */
function withLeastKnown(criteria: readonly PlannedCriterion[]): PlannedCriterion[] {
  return criteria.map((criterion) => {
    if (criterion.kind !== 'name') return criterion;
    const others = criteria.filter((other) => other !== criterion && narrows(other));
    const leastKnown =
      others.length === 0
        ? criterion.leastKnown
        : others.length > 1 && others.some(({ kind }) => kind === 'name')
          ? 0
          : 1;
    return leastKnown === criterion.leastKnown ? criterion : { ...criterion, leastKnown };
  });
}

/** The criteria of a query, each looked up, and each knowing of the others what it has to. */
export const planCriteria = (criteria: readonly Criterion[], gazetteer: Gazetteer): PlannedCriterion[] =>
  withLeastKnown(criteria.map((criterion) => planOnce(criterion, gazetteer)));

/** A query ready for an index, its sizes within bounds. */
export const planQuery = (query: EngineQuery, gazetteer: Gazetteer): PlannedQuery => ({
  ...query,
  criteria: planCriteria(query.criteria, gazetteer),
  offset: Math.max(0, Math.trunc(query.offset)),
  limit: Math.min(MOST_HITS, Math.max(0, Math.trunc(query.limit))),
  facets: [...new Set(query.facets)],
  facetLimit: Math.min(MOST_FACET_VALUES, Math.max(0, Math.trunc(query.facetLimit))),
});
