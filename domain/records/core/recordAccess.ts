import type { Viewer } from '#domain/kernel/grants/accessRule.ts';

import type { RecordSet } from './record.ts';

export type RecordAccess = 'FULL' | 'SUMMARY';

/**
 * The fields that anyone may read of any open record: enough to know whether it is the right person, and what signing in
 * would show.
 */
export const SUMMARY_FIELDS: ReadonlySet<string> = new Set(['FirstName', 'LastName', 'YearOfBirth', 'EventType', 'EventYear', 'CensusYear', 'Place', 'County']);

/** What a record has from its set, and the values that narrow a search without identifying anyone. */
const SET_FIELDS: ReadonlySet<string> = new Set(['SourceCountry', 'Category', 'Collection', 'SourceCategory', 'DatasetName', 'Country', 'Decade']);

/**
 * Whether a reader may see the values that records hold in a field: as facets, completions and variants. They are counted
 * over all open records, so a visitor sees only what the free summary of any record shows; a search in another field
 * confirms to a visitor what was asked and nothing more.
 */
export const mayBeShown = (fieldId: string, viewer: Pick<Viewer, 'memberId'>): boolean =>
  viewer.memberId !== null || SUMMARY_FIELDS.has(fieldId) || SET_FIELDS.has(fieldId);

/** How much of an open record a reader sees: free sets are read whole by everyone, the others by members. */
export const recordAccess = (set: Pick<RecordSet, 'access'>, viewer: Pick<Viewer, 'memberId'>): RecordAccess =>
  set.access === 'free' || viewer.memberId !== null ? 'FULL' : 'SUMMARY';
