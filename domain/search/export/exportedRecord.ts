import { fieldsInDoubt } from '#domain/records/core/fieldsInDoubt.ts';
import { textOf, type RecordFields, type RecordSet } from '#domain/records/core/record.ts';
import { SUMMARY_FIELDS, type RecordAccess } from '#domain/records/core/recordAccess.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

/** A record as a file of results has it: what its reader may read, and where it comes from. */
export interface ExportedRecord {
  id: string;
  /** The transcript's full address. */
  address: string;
  type: string;
  name: string;
  recordSet: Pick<RecordSet, 'id' | 'name'>;
  access: RecordAccess;
  isSample: boolean;
  repository: string | null;
  archiveReference: string | null;
  /** Licence and thanks that go with the record wherever it goes; null when the site owns the data. */
  licence: string | null;
  /** Null for readers who may not have citations, and of the summary. */
  citation: string | null;
  /** By fieldId, as transcribed, in the catalogue's order; only labelled fields. */
  fields: Readonly<Record<string, string>>;
  /** By fieldId, other readings that were reported and accepted, of fields its reader may read. */
  corrections: Readonly<Record<string, string>>;
  /** The fields of these that were not read for certain, by fieldId. */
  uncertain: readonly string[];
}

interface Source {
  id: string;
  type: string;
  fields: RecordFields;
  /** Accepted corrections of the record. */
  amendments: readonly Amendment[];
  set: RecordSet;
  access: RecordAccess;
  address: string;
  citation: string | null;
}

/** Takes from a record what its reader may have: of a summary only what anyone may read, never what is internal. */
export function exportedRecord({
  id,
  type,
  fields,
  amendments,
  set,
  access,
  address,
  citation,
}: Source): ExportedRecord {
  const isFull = access === 'FULL';
  const readings = new Map(amendments.map(({ fieldId, value }) => [fieldId, value]));
  const readable = FIELDS.filter(
    ({ fieldId, displayLabel }) => displayLabel !== null && (isFull || SUMMARY_FIELDS.has(fieldId)),
  );
  const valuesBy = (valueOf: (fieldId: string) => string | null | undefined) =>
    Object.fromEntries(
      readable.flatMap(({ fieldId }) => {
        const value = valueOf(fieldId) ?? null;
        return value === null ? [] : [[fieldId, value]];
      }),
    );
  return {
    id,
    address,
    type,
    name: recordName(fields) ?? set.name,
    recordSet: { id: set.id, name: set.name },
    access,
    isSample: set.isSample,
    repository: set.repository,
    archiveReference: isFull ? archiveReference(fields, set.archiveSeries) : set.archiveSeries,
    licence: set.attribution,
    citation: isFull ? citation : null,
    fields: valuesBy((fieldId) => textOf(fields, fieldId)),
    corrections: valuesBy((fieldId) => readings.get(fieldId)),
    uncertain: fieldsInDoubt(fields, set).filter((fieldId) => readable.some((field) => field.fieldId === fieldId)),
  };
}
