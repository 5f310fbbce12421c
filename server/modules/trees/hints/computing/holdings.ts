import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { textOf } from '#domain/records/core/record.ts';
import { type RecordKind, recordKind } from '#domain/records/core/recordKind.ts';
import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { describeRecord } from '#domain/trees/hints/describeRecord.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { type StoredRecord, createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A record ready to be compared. */
export interface HoldingRecord {
  found: StoredRecord;
  kind: RecordKind;
  /** Of its set: how doubt is marked. */
  notation: Notation | undefined;
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

/** Records remembered: a name is borne by many people of a tree. */
const REMEMBERED = 10_000;

/** Reads records and describes each once. Their descriptions must not outlive another publication. */
export function createHoldingRecords(
  db: Database,
  gazetteer: Pick<Gazetteer, 'resolve'>,
): Pick<Holdings, 'recordsOf' | 'withHouseholds'> {
  const sets = createRecordSetStore({ db }).described();
  const alone = new Map<number, HoldingRecord>();
  const among = new Map<number, HoldingRecord>();

  async function recordsOf(nos: readonly number[]): Promise<ReadonlyMap<number, HoldingRecord>> {
    if (alone.size > REMEMBERED) alone.clear();
    const described = await sets;
    for (const found of await createRecordStore({ db }).byNumbers(nos.filter((no) => !alone.has(no)))) {
      const set = found && described.get(found.recordSetId);
      if (!found || !set || found.isClosed) continue;
      const kind = recordKind(set, found.fields);
      alone.set(found.no, {
        found,
        kind,
        source: `${found.recordSetId} ${textOf(found.fields, 'EventType') ?? ''}`,
        notation: set.notation,
        record: describeRecord(found.fields, kind, [], gazetteer, set.notation),
      });
    }
    return alone;
  }

  async function withHouseholds(listed: readonly HoldingRecord[]): Promise<ReadonlyMap<number, HoldingRecord>> {
    if (among.size > REMEMBERED) among.clear();
    const records = createRecordStore({ db });
    await Promise.all(
      listed
        .filter(({ found }) => !among.has(found.no))
        .map(async (one) => {
          const { found, kind, notation } = one;
          const others =
            kind === 'census'
              ? (await records.groupOf(found)).filter(({ isClosed, id }) => !isClosed && id !== found.id)
              : [];
          among.set(
            found.no,
            others.length === 0
              ? one
              : {
                  ...one,
                  record: describeRecord(
                    found.fields,
                    kind,
                    [found.fields, ...others.map(({ fields }) => fields)],
                    gazetteer,
                    notation,
                  ),
                },
          );
        }),
    );
    return among;
  }

  return { recordsOf, withHouseholds };
}
