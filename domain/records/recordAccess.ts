import type { Viewer } from '../access/accessRule.ts';
import type { RecordSet } from './record.ts';

export type RecordAccess = 'FULL' | 'SUMMARY';

/**
 * The fields anybody may read of any open record: enough to know whether it is the right person, and what signing in
 * would show.
 */
export const SUMMARY_FIELDS: ReadonlySet<string> = new Set(['FirstName', 'LastName', 'YearOfBirth', 'EventType', 'EventYear', 'CensusYear', 'Place', 'County']);

/** How much of an open record a reader sees: free sets are read whole by everybody, the others by members. */
export const recordAccess = (set: Pick<RecordSet, 'access'>, viewer: Pick<Viewer, 'memberId'>): RecordAccess =>
  set.access === 'free' || viewer.memberId !== null ? 'FULL' : 'SUMMARY';
