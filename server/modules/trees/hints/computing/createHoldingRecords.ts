import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { textOf } from '#domain/records/core/fieldValues.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { describeRecord } from '#domain/trees/hints/describeRecord.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Holdings, HoldingRecord } from './holdings.ts';

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
        record: describeRecord(found.fields, kind, [], gazetteer),
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
          const { found, kind } = one;
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
                  ),
                },
          );
        }),
    );
    return among;
  }

  return { recordsOf, withHouseholds };
}
