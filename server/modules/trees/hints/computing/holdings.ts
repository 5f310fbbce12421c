import type { RecordKind } from '#domain/records/core/recordKind.ts';
import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import type { StoredRecord } from '#server/engines/search/records/recordStore.ts';

/** A record ready to be compared. */
export interface HoldingRecord {
  found: StoredRecord;
  kind: RecordKind;
  /** What lists everyone once, such as a census. */
  source: string;
  record: RecordDescription;
}

/** The records of the site as people of trees are matched with them, remembered from one to the next. */
export interface Holdings {
  /** Numbers of the records that may be of each person, in the order given. */
  candidatesOf: (people: readonly TreeDescription[]) => Promise<ReadonlySet<number>[]>;
  /** How common the names and places of some people are among the records. */
  sharesOf: (people: readonly TreeDescription[]) => Promise<ShareOf>;
  /** Open records by number; those closed or removed meanwhile are missing. */
  recordsOf: (nos: readonly number[]) => Promise<ReadonlyMap<number, HoldingRecord>>;
  /** The same people with their households, for records of censuses. */
  withHouseholds: (listed: readonly HoldingRecord[]) => Promise<ReadonlyMap<number, HoldingRecord>>;
}

/** Holdings of the moment. */
export type ReadHoldings = () => Promise<Holdings>;
