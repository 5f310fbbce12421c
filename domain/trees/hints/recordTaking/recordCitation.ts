import type { RecordFields, RecordSet } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import { emptyCitation, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

/** A record with what a citation of it needs. */
export interface CitableRecord {
  id: string;
  fields: RecordFields;
  kind: RecordKind;
  set: Pick<RecordSet, 'name' | 'description' | 'repository' | 'archiveSeries'>;
  /** The transcript's full address. */
  address: string;
}

/** The record set as a source of a tree. */
export const recordSource = (id: number, { set }: CitableRecord): TreeSource => ({
  ...emptySource(id),
  title: set.name,
  publication: set.description,
  repository: set.repository ?? '',
  callNumber: set.archiveSeries ?? '',
});

/** Whether a source of a tree is that of a record. */
export const isSourceOf = ({ title, callNumber }: TreeSource, { set }: CitableRecord): boolean =>
  title === set.name && callNumber === (set.archiveSeries ?? '');

/** Transcripts are read from the original: direct evidence, but copied by a person (GEDCOM QUAY 2). */
const QUALITY = 2;

/** The citation that every fact taken from a record has: archive reference, words, address. */
export const recordCitation = (sourceId: number, { id, fields, set, address }: CitableRecord): TreeCitation => ({
  ...emptyCitation(),
  sourceId,
  page: archiveReference(fields, set.archiveSeries) ?? '',
  text: [recordName(fields), summaryLine(fields)].filter((part) => part !== null && part !== '').join(', '),
  url: address,
  recordId: id,
  quality: QUALITY,
});
