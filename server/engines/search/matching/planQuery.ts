import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';

import type { Criterion, EngineQuery } from '../SearchEngine.ts';
import { planCriterion } from './planCriterion.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';
import type { PlannedQuery } from './plannedQuery.ts';

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

/** A query ready for an index, its sizes within bounds. */
export const planQuery = (query: EngineQuery, gazetteer: Gazetteer): PlannedQuery => ({
  ...query,
  criteria: query.criteria.map((criterion) => planOnce(criterion, gazetteer)),
  offset: Math.max(0, Math.trunc(query.offset)),
  limit: Math.min(MOST_HITS, Math.max(0, Math.trunc(query.limit))),
  facets: [...new Set(query.facets)],
  facetLimit: Math.min(MOST_FACET_VALUES, Math.max(0, Math.trunc(query.facetLimit))),
});
