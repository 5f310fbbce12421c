import type { RecordFields } from '#domain/records/core/record.ts';
import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';

import type { FoundRecord } from '../records/recordSource.ts';
import type { EngineHit } from '../SearchEngine.ts';
import { fieldsJudged } from './fieldsJudged.ts';
import { criterionMatcher } from './matchCriterion.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';

/** Why each record meets the criteria, judged on the record itself. Records closed since they were indexed are left out. */
export function explainRecords(criteria: readonly PlannedCriterion[], records: readonly FoundRecord[], gazetteer: PlaceFinder): EngineHit[] {
  const matchers = criteria.map(criterionMatcher);
  const judged = fieldsJudged(criteria);
  return records.flatMap(({ no, fields, set, ...row }) => {
    const document = toSearchDocument({ fields: JSON.parse(fields) as RecordFields, ...row }, set, gazetteer, judged);
    return document ? [{ no, reasons: matchers.flatMap((matches) => matches(document)?.reason ?? []) }] : [];
  });
}
