import type { Notation } from '#domain/kernel/readings/reading.ts';

import type { OpeningDay } from './closedUntil.ts';

/** Kinds of record item (spec 1 section 3; REC-001). */
export const RECORD_ITEM_TYPES = ['CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE'] as const;
export type RecordItemType = (typeof RECORD_ITEM_TYPES)[number];

/** Field values by fieldId of the catalogue, as transcribed. Several values only where the source has several. */
export type RecordFields = Readonly<Record<string, string | readonly string[]>>;

/** Where a record came from. */
export interface Provenance {
  /** Name of the imported file, without its folder. */
  sourceFile: string;
  /** Line of the file, the first line being 1; of a set that a sheet fills, the number of the row. */
  sourceRow: number;
}

/**
 * One transcribed entry as an importer or the sample generator hands it over and as the database keeps it.
 * Places and normalised names are derived, never stored here: domain/records/core/toSearchDocument.ts.
 */
export interface RecordDraft {
  /** Stable over re-imports: record set id, a slash, and the entry's own key, for example `CON1871/RG102267/1/2`. */
  id: string;
  type: RecordItemType;
  fields: RecordFields;
  /** Entries of one household or one event (bride, groom, witnesses) share it within the set; null when alone. */
  groupKey: string | null;
  /** Order within the group, from 1. */
  groupOrder: number;
  /** Addresses of page images, first page first. */
  images: readonly string[];
  /** True for a person who may be living: never searched, never shown (ADR 35). */
  isClosed: boolean;
  /** Of a closed one, the day from which its file leaves it open; left out where nothing is known of it. */
  closedUntil?: OpeningDay | null;
  provenance: Provenance;
}

/** A published collection of records of one source. */
export interface RecordSet {
  /** Short upper-case key and prefix of its record ids: letters, digits and hyphens. */
  id: string;
  name: string;
  /** One or two sentences on what the source is. */
  description: string;
  type: RecordItemType;
  /** Category and subcategory of the taxonomy (spec 2 section 3), lower case. */
  category: string;
  subcategory: string;
  /** Country of the source: england, scotland, wales, ireland … lower case, as SourceCountry takes it. */
  sourceCountry: string;
  /**
   * `free`: everyone reads the whole transcript. `members`: visitors read the summary fields. `subscribers`: members
   * without a plan that opens it do, too.
   */
  access: 'free' | 'members' | 'subscribers';
  /** Archive that keeps the original, and its series, for citations; null when unknown. */
  repository: string | null;
  archiveSeries: string | null;
  /** Licence and thanks shown with every record; null when the site owns the data. */
  attribution: string | null;
  /** How its transcribers mark what they could not read; `plain` when left out. */
  notation?: Notation;
  /** Made-up records of the sample county: labelled wherever they show. */
  isSample: boolean;
}

/** Every value of a field, as transcribed; empty when the record has none. */
export function valuesOf(fields: RecordFields, fieldId: string): readonly string[] {
  const value = fields[fieldId];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A field as one line of text; null when the record has none. */
export function textOf(fields: RecordFields, fieldId: string): string | null {
  const value = fields[fieldId];
  if (typeof value === 'string') return value;
  return value === undefined || value.length === 0 ? null : value.join('; ');
}
