import { fieldsBehind } from '#domain/records/core/fieldsBehind.ts';
import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';

import { documentOf } from '../records/documentOf.ts';
import type { FoundRecord } from '../records/recordSource.ts';
import type { EngineHit } from '../SearchEngine.ts';
import { criterionMatcher } from './matchCriterion.ts';
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

/**
 * Why each record meets the criteria, judged on the record itself. Records closed since they were indexed are left out.
 */
export function explainRecords(
  criteria: readonly PlannedCriterion[],
  records: readonly FoundRecord[],
  gazetteer: PlaceFinder,
): EngineHit[] {
  const matchers = criteria.map(criterionMatcher);
  const judged = fieldsJudged(criteria);
  return records.flatMap((record) => {
    const document = documentOf(record, record.set, gazetteer, judged);
    return document ? [{ no: record.no, reasons: matchers.flatMap((matches) => matches(document)?.reason ?? []) }] : [];
  });
}
