import { fieldsBehind } from '#domain/records/core/fieldsBehind.ts';

import type { PlannedCriterion } from './plannedCriterion.ts';

function fieldsOf(criterion: PlannedCriterion): readonly string[] | null {
  switch (criterion.kind) {
    case 'keywords':
      return null;
    case 'numbered':
      return [];
    case 'place':
      return [
        criterion.field,
        ...criterion.levels,
        ...criterion.wordFields,
        ...criterion.stated.flatMap(({ fields }) => fields),
      ];
    default:
      return [criterion.field];
  }
}

/**
 * The fields of a record that decide whether and why it meets criteria (criterionMatcher); undefined where any may, as
 * with keywords.
 */
export function fieldsJudged(criteria: readonly PlannedCriterion[]): ReadonlySet<string> | undefined {
  const asked = criteria.map(fieldsOf);
  return asked.includes(null) ? undefined : fieldsBehind(asked.flatMap((fields) => fields ?? []));
}
