import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { holdsAll } from '#domain/kernel/grants/grantMatches.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { textOf } from '#domain/records/core/record.ts';
import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { placeMeant } from '#domain/records/core/recordPlaces.ts';
import { setName } from '#domain/records/core/setName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import { citationsOf } from '#domain/records/transcript/citationStyles.ts';
import { groupColumns, recordSections } from '#domain/records/transcript/recordSections.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { PublishedSet } from '#server/engines/search/records/recordSetStore.ts';
import type { StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { HistoricalRecord, RecordGroup } from '#server/modules/kernel/graphql/types.generated.ts';

/**
 * The people of a record's household or event as a table.
 *
 * @param group - everyone in order, the record itself included.
 * @returns null when the record has no group. Closed people keep their line, without a word about them.
 */
function toRecordGroup(record: StoredRecord, group: readonly StoredRecord[]): RecordGroup | null {
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

interface Telling {
  record: StoredRecord;
  /** The household or event, the record included. */
  group: readonly StoredRecord[];
  /** Accepted corrections of the record. */
  amendments: readonly Amendment[];
  set: PublishedSet;
  viewer: Viewer;
  gazetteer: Gazetteer;
  /** Without a trailing slash. */
  publicUrl: string;
  siteName: string;
  now: Date;
}

/** An open record as its reader may see it. The caller has made sure that it is open. */
export function toHistoricalRecord({
  record,
  group,
  amendments,
  set,
  viewer,
  gazetteer,
  publicUrl,
  siteName,
  now,
}: Telling): HistoricalRecord {
  const { fields } = record;
  const access = recordAccess(set, viewer, record.id);
  const isFull = access === 'FULL';
  const name = recordName(fields) ?? set.name;
  const placeText = textOf(fields, 'Place');
  const place =
    placeText === null
      ? null
      : (placeMeant('Place', fields, gazetteer) ??
        gazetteer.resolve(placeText, { county: textOf(fields, 'County'), country: textOf(fields, 'Country') }));
  const mayCite = isFull && viewer.grants !== null && holdsAll(['citations'], viewer.grants);
  const citations = mayCite
    ? citationsOf(fields, {
        setName: set.name,
        repository: set.repository,
        archiveSeries: set.archiveSeries,
        siteName,
        address: `${publicUrl}/transcript?id=${encodeURIComponent(record.id)}`,
        accessedOn: now,
      })
    : [];
  return {
    id: record.id,
    type: record.type,
    name,
    summaryLine: isFull ? summaryLine(fields) : summaryLine({ ...fields, EventDate: [] }),
    access,
    sections: recordSections(fields, access, { kind: recordKind(set, fields), amendments }),
    group: isFull ? toRecordGroup(record, group) : null,
    source: {
      recordSet: setName(set),
      description: set.description,
      repository: set.repository,
      archiveReference: isFull ? archiveReference(fields, set.archiveSeries) : set.archiveSeries,
      attribution: set.attribution,
      // Where a line lies in a delivery is for the archive's staff: "import-records --check" and reject lists say it.
      sourceFile: '',
      sourceRow: 0,
      importedAt: set.publishedAt,
    },
    citation: citations[0]?.text ?? null,
    citations,
    place: place && { name: `${place.name}, ${place.county}`, latitude: place.latitude, longitude: place.longitude },
    images: isFull ? [...record.images] : [],
    // Looked up by resolvers of their own, where they are asked for.
    nextHouseholds: null,
    hasImage: null,
    mayEdit: null,
  };
}
