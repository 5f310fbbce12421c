import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf, NOTHING } from '#server/engines/opensearch/clauses.ts';

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { setGeneration } from '../takeIn.ts';
import type { View } from '../View.ts';
import type { ResolvedCriterion } from './resolveCriterion.ts';
import { scoreClauses } from './scoreClauses.ts';

/** A criterion with what it is in the dictionary. */
export interface Criterion {
  planned: PlannedCriterion;
  resolved: ResolvedCriterion;
}

/** What every hit must be: of the view's generations, meeting all the criteria, and none of the withheld records. */
export interface Demand {
  view: Pick<View, 'sets'>;
  criteria: readonly Criterion[];
  withheld: readonly number[];
}

/** Whether no hit meets a demand better than another: relevance then orders by how full records are. */
export const matchesEqually = ({ criteria }: Pick<Demand, 'criteria'>): boolean => scoreClauses(criteria).length === 0;

/** Which documents meet a demand. `scored` adds how well. */
export function demandClause({ view, criteria, withheld }: Demand, { scored }: { scored: boolean }): Clause {
  const clauses = criteria.flatMap(({ resolved }) => resolved.clauses);
  // Saves the cluster the work on what nothing meets.
  if (clauses.includes(NOTHING)) return { bool: { filter: [NOTHING] } };
  return {
    bool: {
      filter: [anyOf('g', view.sets.map(setGeneration)), ...clauses],
      ...(withheld.length > 0 && { must_not: [anyOf('no', withheld)] }),
      ...(scored && { must: scoreClauses(criteria) }),
    },
  };
}
