import { textOf } from '#domain/records/core/record.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';
import { alignHouseholds, type HouseholdMember, type Movement } from '#domain/records/matches/alignHouseholds.ts';
import { describePerson } from '#domain/records/matches/describePerson.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { HouseholdMovement, HouseholdOverYears } from '#server/modules/kernel/graphql/types.generated.ts';

import { findOtherRecords } from './findOtherRecords.ts';

/** People of the household who are looked for in other years: its head and the next person. */
const MOST_LOOKED_FOR = 4;
const NONE: ReadonlySet<string> = new Set();
const MOVEMENTS: Readonly<Record<Movement, HouseholdMovement>> = {
  stayed: 'STAYED',
  came: 'CAME',
  born: 'BORN',
  left: 'LEFT',
  absent: 'ABSENT',
};

/** A household of one census, open people only. */
interface Household {
  year: number;
  setId: string;
  records: readonly StoredRecord[];
}

const isOpen = ({ isClosed }: StoredRecord): boolean => !isClosed;

/** For each other census the household in which the most of the people asked about are found. */
async function householdsElsewhere(people: readonly StoredRecord[], context: RequestContext): Promise<Household[]> {
  const records = context.perRequest(createRecordStore);
  const matches = await Promise.all(people.map((person) => findOtherRecords(person, NONE, context)));
  const found = await Promise.all([...new Set(matches.flat().map(({ id }) => id))].map((id) => records.byId(id)));
  const votes = new Map<string, { record: StoredRecord; count: number }>();
  for (const record of found) {
    if (record?.type !== 'CENSUS' || record.groupKey === null) continue;
    const key = `${record.recordSetId} ${record.groupKey}`;
    votes.set(key, { record, count: (votes.get(key)?.count ?? 0) + 1 });
  }
  const bySet = new Map<string, { record: StoredRecord; count: number }>();
  for (const vote of votes.values()) {
    const best = bySet.get(vote.record.recordSetId);
    if (!best || vote.count > best.count) bySet.set(vote.record.recordSetId, vote);
  }
  return Promise.all(
    [...bySet.values()].map(async ({ record }) => ({
      year: eventYear(record.fields) ?? 0,
      setId: record.recordSetId,
      records: (await records.groupOf(record)).filter(isOpen),
    })),
  );
}

/**
 * The household of a census record through the censuses; null where it is found in no other. The reader may read the
 * record whole.
 */
export async function findHouseholds(
  record: StoredRecord,
  context: RequestContext,
): Promise<HouseholdOverYears | null> {
  const own = (await context.perRequest(createRecordStore).groupOf(record)).filter(isOpen);
  const lookedFor = [record, ...own.filter(({ no }) => no !== record.no)].slice(0, MOST_LOOKED_FOR);
  const elsewhere = (await householdsElsewhere(lookedFor, context)).filter(
    ({ year }) => year > 0 && year !== eventYear(record.fields),
  );
  if (elsewhere.length === 0) return null;
  const households = [
    ...elsewhere,
    { year: eventYear(record.fields) ?? 0, setId: record.recordSetId, records: own },
  ].sort((a, b) => a.year - b.year || (a.setId < b.setId ? -1 : 1));
  const gazetteer = loadGazetteer();
  const sets = await context.perRequest(createRecordSetStore).described();
  const memberOf = ({ id, fields, recordSetId }: StoredRecord): HouseholdMember => ({
    id,
    name: recordTitle(fields, sets.get(recordSetId) ?? {}) ?? 'Name not recorded',
    relation: textOf(fields, 'RelationshipToHead') ?? '',
    age: textOf(fields, 'Age') ?? '',
    person: describePerson(fields, 'census', gazetteer, {}, sets.get(recordSetId)?.notation),
  });
  const people = alignHouseholds(households.map(({ year, records }) => ({ year, members: records.map(memberOf) })));
  return {
    years: households.map(({ year, setId, records: [first] }) => ({
      year,
      recordSetName: sets.get(setId)?.name ?? setId,
      place: (first && textOf(first.fields, 'Place')) ?? '',
      isThisRecord: setId === record.recordSetId,
    })),
    people: people.map(({ name, cells }) => ({
      name,
      cells: cells.map(({ member, movement, isAgeFitting }) => ({
        id: member?.id ?? null,
        relation: member?.relation ?? '',
        age: member?.age ?? '',
        movement: MOVEMENTS[movement],
        isAgeFitting,
      })),
    })),
  };
}
