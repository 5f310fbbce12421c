import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

import { csvText } from './csvText.ts';
import type { ExportedRecord } from './exportedRecord.ts';

/** What a file of results says of itself. */
export interface ExportOrigin {
  /** Name of the site. */
  site: string;
  /** The search in words. */
  search: string;
  /** The search's full address. */
  searchAddress: string;
  /** ISO 8601, UTC. */
  exportedAt: string;
  /** What the search finds in all; the file may hold fewer. */
  total: number;
}

/** Fields that any of the records has, in the catalogue's order. */
const fieldsIn = (records: readonly ExportedRecord[]) =>
  FIELDS.filter(({ fieldId }) =>
    records.some(({ fields, corrections }) => (fields[fieldId] ?? corrections[fieldId]) !== undefined),
  );

/** Where each row comes from: repeated in every row, since rows are copied out of files. */
const provenance = (
  { address, recordSet, isSample, repository, archiveReference, licence, citation, access }: ExportedRecord,
  { site, search, searchAddress, exportedAt }: ExportOrigin,
): [column: string, value: string][] => [
  ['Record set (source)', recordSet.name],
  ['Kept by', repository ?? ''],
  ['Archive reference', archiveReference ?? ''],
  ['Credit and licence', licence ?? ''],
  ['Citation', citation ?? ''],
  ['Fictional sample data', isSample ? 'yes' : ''],
  ['Whole record', access === 'FULL' ? 'yes' : 'summary only'],
  ['Record address', address],
  ['Site', site],
  ['Search', search],
  ['Search address', searchAddress],
  ['Exported', exportedAt],
];

/** Results as CSV: a column for each field that any of them has, then where each row comes from. */
export function exportCsv(records: readonly ExportedRecord[], origin: ExportOrigin): string {
  const fields = fieldsIn(records);
  const labels = fields.map(({ fieldId, displayLabel }) => displayLabel ?? fieldId);
  // Two fields may be called alike.
  const headers = fields.map(({ fieldId }, at) =>
    labels.filter((label) => label === labels[at]).length > 1 ? `${labels[at]} (${fieldId})` : (labels[at] ?? fieldId),
  );
  // What was transcribed stays as it is; another reading has a column of its own beside it.
  const columns = fields.flatMap(
    ({ fieldId }, at): { header: string; valueIn: (record: ExportedRecord) => string | undefined }[] => {
      const header = headers[at] ?? fieldId;
      const isCorrected = records.some(({ corrections }) => corrections[fieldId] !== undefined);
      return [
        { header, valueIn: (record) => record.fields[fieldId] },
        ...(isCorrected
          ? [{ header: `${header} (correction)`, valueIn: (record: ExportedRecord) => record.corrections[fieldId] }]
          : []),
      ];
    },
  );
  // Only where there is doubt, and last: a program that reads the file finds all other columns where they were.
  const hasDoubt = records.some(({ uncertain }) => uncertain.length > 0);
  const doubtOf = ({ uncertain }: ExportedRecord): string[] =>
    hasDoubt
      ? [uncertain.map((fieldId) => headers[fields.findIndex((field) => field.fieldId === fieldId)]).join('; ')]
      : [];
  const rows = records.map((record) => [
    record.name,
    ...columns.map(({ valueIn }) => valueIn(record) ?? ''),
    ...provenance(record, origin).map(([, value]) => value),
    ...doubtOf(record),
  ]);
  const [first] = records;
  return csvText(
    [
      'Name',
      ...columns.map(({ header }) => header),
      ...(first ? provenance(first, origin).map(([column]) => column) : []),
      ...(hasDoubt ? ['Uncertain'] : []),
    ],
    rows,
  );
}

/** Results as JSON, with what the file is before them and the words of its fields. */
export const exportJson = (records: readonly ExportedRecord[], origin: ExportOrigin): string =>
  `${JSON.stringify({ ...origin, rows: records.length, labels: Object.fromEntries(fieldsIn(records).map(({ fieldId, displayLabel }) => [fieldId, displayLabel])), records }, null, 2)}\n`;
