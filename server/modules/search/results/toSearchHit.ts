import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import { snippetParts } from '#domain/newspapers/search/snippetParts.ts';
import { longestPhrase } from '#domain/newspapers/search/wordsQuery.ts';
import { birthEstimate, birthYear } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordSet } from '#domain/records/core/record.ts';
import { recordAccess, SUMMARY_FIELDS } from '#domain/records/core/recordAccess.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { setName } from '#domain/records/core/setName.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { EngineHit } from '#server/engines/search/SearchEngine.ts';
import type { SearchHit } from '#server/modules/kernel/graphql/types.generated.ts';

/** What distinguishes people of the same name, most distinctive first. */
const TELLING_FIELDS = [
  'RelationshipToHead',
  'Role',
  'Age',
  'Occupation',
  'SpouseFirstName',
  'FatherFirstName',
  'MotherFirstName',
  'PlaceOfBirth',
  'Address',
] as const;

/** More than this crowds a row. */
const MOST_TOLD = 4;

/** How readers know a field. */
export const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;

/** Stretches of the long documents that were searched. Only who may read the record whole gets any. */
const snippetsOf = ({ id, fields }: StoredRecord, { passages = [] }: EngineHit): SearchHit['snippets'] =>
  passages.flatMap(({ field, text, spans }) =>
    snippetParts({
      articleId: id,
      text: textOf(fields, field) ?? '',
      spans,
      longestPhrase: longestPhrase(readWords(text).query),
      mayRead: true,
    }).map((parts) => ({ parts })),
  );

/** A row of the result list from an open record, with no more of it than its reader may read. */
export function toSearchHit(
  record: StoredRecord,
  set: Pick<RecordSet, 'id' | 'name' | 'access' | 'isSample' | 'notation'>,
  hit: EngineHit,
  viewer: Viewer,
): SearchHit {
  const { fields } = record;
  const isReadable = recordAccess(set, viewer) === 'FULL';
  const estimate = birthEstimate(fields);
  const statedBirthYear = estimate?.year ?? birthYear(fields)?.year ?? null;
  const details = TELLING_FIELDS.flatMap((fieldId) => {
    const value = textOf(fields, fieldId);
    return value === null ? [] : [{ fieldId, label: labelOf(fieldId), value }];
  });
  return {
    id: record.id,
    type: record.type,
    name: recordName(fields) ?? set.name,
    event: textOf(fields, 'EventType'),
    year: eventYear(fields),
    place: textOf(fields, 'Place'),
    birthYear: statedBirthYear,
    isBirthYearEstimated: estimate !== null,
    birthInWords: estimate?.words ?? statedBirthYear?.toString() ?? null,
    summary: isReadable ? details.slice(0, MOST_TOLD) : [],
    recordSet: setName(set),
    isReadable,
    // Looked up by a resolver of its own, where it is asked for.
    hasThumbnail: null,
    reasons: hit.reasons.map(({ field, asked, found, how, distance, doubt }) => ({
      fieldId: field,
      label: labelOf(field),
      asked,
      // What a reader of the summary asked for may be confirmed, but not completed by what the record says.
      found: isReadable || SUMMARY_FIELDS.has(field) ? found : asked,
      how,
      distance,
      doubt: isReadable || SUMMARY_FIELDS.has(field) ? (doubt ?? null) : null,
    })),
    snippets: isReadable && hit.passages ? snippetsOf(record, hit) : null,
  };
}
