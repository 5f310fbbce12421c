import { hasBought, type Holding, opens } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';

import type { RecordSet } from './record.ts';

export type RecordAccess = 'FULL' | 'SUMMARY';

/**
 * The fields that anyone may read of any open record: enough to know whether it is the right person, and what signing
 * in would show.
 */
export const SUMMARY_FIELDS: ReadonlySet<string> = new Set([
  'FirstName',
  'LastName',
  'YearOfBirth',
  'EventType',
  'EventYear',
  'CensusYear',
  'Place',
  'County',
]);

/** What a record has from its set, and the values that narrow a search without identifying anyone. */
const SET_FIELDS: ReadonlySet<string> = new Set([
  'SourceCountry',
  'Category',
  'Collection',
  'SourceCategory',
  'DatasetName',
  'Country',
  'Decade',
]);

/**
 * Whether a reader may see the values that records hold in a field: as facets, completions and variants. They are
 * counted over all open records, so a visitor sees only what the free summary of any record shows; a search in another
 * field confirms to a visitor what was asked and nothing more.
 */
export const mayBeShown = (fieldId: string, viewer: Pick<Viewer, 'memberId'>): boolean =>
  viewer.memberId !== null || isOpenField(fieldId);

/** Who reads, as far as sets ask. */
type SetViewer = Pick<Viewer, 'memberId' | 'holdings'>;

/**
 * Whether a reader may see what of a set is not free: members all of it, of a set for subscribers those whose plan
 * opens it. The key is what is opened: the records, or images of their pages, or them as households of an address. Who
 * has bought the one record that is read (`recordId`) reads it whatever their plan opens.
 */
export const mayOpenSet = (
  { access, id }: Pick<RecordSet, 'access' | 'id'>,
  viewer: SetViewer,
  key: Holding,
  recordId?: string | null,
): boolean =>
  access === 'free' ||
  (viewer.memberId !== null &&
    (access !== 'subscribers' || opens(viewer, key, id) || hasBought(viewer, key, recordId)));

/**
 * How much of an open record a reader sees: free sets are open to every reader whole, others to members, some to
 * subscribers, and to the member who bought the record.
 */
export const recordAccess = (
  set: Pick<RecordSet, 'access' | 'id'>,
  viewer: SetViewer,
  recordId?: string,
): RecordAccess => (mayOpenSet(set, viewer, 'records', recordId) ? 'FULL' : 'SUMMARY');

/**
 * The sets whose values a reader must not learn from what is counted over all records: those for subscribers that their
 * plan does not open. Facets, completions and variants of fields beyond the summary are counted without them.
 */
export const closedSets = <Set extends Pick<RecordSet, 'access' | 'id'>>(
  sets: Iterable<Set>,
  viewer: SetViewer,
): Set[] => (viewer.memberId === null ? [] : [...sets].filter((set) => recordAccess(set, viewer) !== 'FULL'));

/**
 * Whether the values of a field are in the summary of every record, or come from its set: they tell no one anything
 * closed.
 */
export const isOpenField = (fieldId: string): boolean => SUMMARY_FIELDS.has(fieldId) || SET_FIELDS.has(fieldId);
