import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';

import { documentOf } from '../records/documentOf.ts';
import type { FoundRecord } from '../records/recordSource.ts';
import type { EngineHit } from '../SearchEngine.ts';
import { fieldsJudged } from './fieldsJudged.ts';
import { criterionMatcher } from './matchCriterion.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';

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
