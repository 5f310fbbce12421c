import { textOf } from '#domain/records/core/fieldValues.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { groupColumns } from '#domain/records/transcript/groupColumns.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RecordGroup } from '#server/modules/kernel/graphql/types.generated.ts';

/**
 * The people of a record's household or event as a table.
 *
 * @param group - everyone in order, the record itself included.
 * @returns null when the record has no group. Closed people keep their line, without a word about them.
 */
export function toRecordGroup(record: StoredRecord, group: readonly StoredRecord[]): RecordGroup | null {
  if (group.length < 2) return null;
  const columns = groupColumns(group.filter(({ isClosed }) => !isClosed).map(({ fields }) => fields));
  return {
    title: record.type === 'CENSUS' ? 'Household' : (textOf(record.fields, 'EventType') ?? 'Named in the same entry'),
    columns: columns.map((fieldId) => fieldById(fieldId)?.displayLabel ?? fieldId),
    members: group.map((member) => ({
      id: member.isClosed ? null : member.id,
      name: member.isClosed ? null : recordName(member.fields),
      isThisRecord: member.no === record.no,
      isClosed: member.isClosed,
      values: columns.map((fieldId) => (member.isClosed ? '' : (textOf(member.fields, fieldId) ?? ''))),
    })),
  };
}
