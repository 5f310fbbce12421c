import type { RecordFields } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';

import { archiveReference } from '../archiveReference.ts';

/** The location of a cited transcript. */
export interface CitedSource {
  setName: string;
  repository: string | null;
  archiveSeries: string | null;
  siteName: string;
  /** The transcript's full address. */
  address: string;
  /** Day of reading, in UTC. */
  accessedOn: Date;
}

/** What every style puts together in its own way. Empty texts and nulls are parts that the source does not have. */
export interface CitedRecord extends CitedSource {
  /** Who and what: name, event, year, place. */
  subject: string;
  /** Archive and reference of the original; empty when neither is known. */
  original: string;
}

/** The parts of a citation of a record. */
export const citedRecord = (fields: RecordFields, source: CitedSource): CitedRecord => ({
  ...source,
  subject: [recordName(fields), summaryLine(fields)].filter((part) => part !== null && part !== '').join(', '),
  original: [source.repository, archiveReference(fields, source.archiveSeries)]
    .filter((part) => part !== null)
    .join(', '),
});
