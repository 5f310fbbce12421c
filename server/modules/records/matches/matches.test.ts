import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const OTHERS = `query OtherRecords($id: ID!) { otherRecords(id: $id) { id name strength evidence { text isFor } } }`;
const DISMISS = `mutation DismissMatch($recordId: ID!, $otherId: ID!, $isDismissed: Boolean!) { dismissMatch(recordId: $recordId, otherId: $otherId, isDismissed: $isDismissed) }`;
const HOUSEHOLD = `query HouseholdOverYears($id: ID!) { householdOverYears(id: $id) { years { year isThisRecord } people { name cells { age movement } } } }`;
const SEARCH = `query Search($input: RecordSearchInput!) { recordSearch(input: $input) { total } }`;

const BAPTISM = 'BAPTISMS/1';
const MAN_61 = 'CENSUS-61/1';

const household = { groupKey: 'h' };
const roche = { Place: 'Roche, Cornwall', County: 'Cornwall', Country: 'England' };
const head = (year: number, age: number) => ({
  ...roche,
  FirstName: year === 1861 ? 'Wm' : 'William',
  LastName: 'PINCH',
  CensusYear: String(year),
  EventYear: String(year),
  EventType: 'Census',
  Age: String(age),
  Gender: 'Male',
  PlaceOfBirth: 'Roche, Cornwall',
  RelationshipToHead: 'Head',
  Occupation: 'Clay labourer',
});

let db: Database;
let site: TestApp;
let search: SearchEngine;
let dataDir: string;
let member: { memberId: number; grants: readonly string[] };
beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-matches-'));
  const census = (year: number) => aRecordSet({ id: `CENSUS-${year % 100}`, name: `Census ${year}` });
  await publishRecords(db, census(1861), [
    aRecord('1', head(1861, 29), { ...household, groupOrder: 1 }),
    aRecord(
      '2',
      { ...head(1861, 28), FirstName: 'Jane', Gender: 'Female', RelationshipToHead: 'Wife' },
      { ...household, groupOrder: 2 },
    ),
    aRecord(
      '3',
      { ...head(1861, 27), FirstName: 'Thomas', RelationshipToHead: 'Brother' },
      { ...household, groupOrder: 3 },
    ),
  ]);
  await publishRecords(db, census(1871), [
    aRecord('1', head(1871, 39), { ...household, groupOrder: 1 }),
    aRecord(
      '2',
      { ...head(1871, 38), FirstName: 'Jane', Gender: 'Female', RelationshipToHead: 'Wife' },
      { ...household, groupOrder: 2 },
    ),
    aRecord('c', { ...head(1871, 39), FirstName: 'William', Occupation: 'Canary keeper' }, { isClosed: true }),
  ]);
  await publishRecords(
    db,
    aRecordSet({
      id: 'BAPTISMS',
      name: 'Roche baptisms',
      access: 'free',
      type: 'TRANSCRIPTION',
      category: 'life events (bmds)',
      subcategory: 'parish baptisms',
    }),
    [
      aRecord('1', {
        ...roche,
        FirstName: 'William',
        LastName: 'PINCH',
        EventType: 'Baptism',
        EventYear: '1832',
        Gender: 'Male',
        FatherFirstName: 'John',
      }),
    ],
  );
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
  member = {
    memberId:
      (await createMember(db, { email: 'una@example.com', firstName: 'Una', lastName: 'Ray', passwordHash: null }))
        ?.id ?? 0,
    grants: defaultGrants('member'),
  };
}, 60_000);
afterAll(async () => {
  await search?.close();
  await site?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

interface Found {
  otherRecords: { id: string; name: string; strength: string; evidence: { text: string; isFor: boolean }[] }[];
}
const others = async (id: string, as?: object) => (await site.ask<Found>(OTHERS, { id }, as)).data?.otherRecords;

describe('other records of a person', () => {
  it('come from other sources with how sure they are and why, and are neither wife nor brother nor closed', async () => {
    const found = await others(MAN_61, member);
    expect(found?.map(({ id, strength }) => [id, strength])).toEqual(
      expect.arrayContaining([
        ['CENSUS-71/1', 'STRONG'],
        [BAPTISM, expect.any(String)],
      ]),
    );
    expect(found).toHaveLength(2);
    expect(found?.[0]?.evidence).toEqual(
      expect.arrayContaining([
        { text: 'Spouses with the same name: Jane', isFor: true },
        { text: 'The same surname: PINCH', isFor: true },
      ]),
    );
    expect(textOfAnswer(found)).not.toContain('Canary');
  });

  it('are compared only where the reader may read both', async () => {
    expect(await others(MAN_61)).toEqual([]);
    expect(await others(BAPTISM)).toEqual([]);
    expect((await others(BAPTISM, member))?.map(({ id }) => id).sort()).toEqual(['CENSUS-61/1', 'CENSUS-71/1']);
    expect(await others('CENSUS-71/c', member)).toEqual([]);
    expect(await others('NONE/1', member)).toEqual([]);
  });

  it('are dismissed for one member, from both sides, and restored', async () => {
    const change = { recordId: MAN_61, otherId: BAPTISM };
    expect((await site.ask(DISMISS, { ...change, isDismissed: true })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    await site.ask(DISMISS, { ...change, isDismissed: true }, member);
    expect((await others(MAN_61, member))?.map(({ id }) => id)).toEqual(['CENSUS-71/1']);
    expect((await others(BAPTISM, member))?.map(({ id }) => id)).toEqual(['CENSUS-71/1']);
    expect(await others(MAN_61, { ...member, memberId: member.memberId + 1 })).toHaveLength(2);
    await site.ask(DISMISS, { ...change, isDismissed: false }, member);
    expect(await others(MAN_61, member)).toHaveLength(2);
  });

  it('put the household side by side with the other census, the closed person left out', async () => {
    const { data } = await site.ask<{
      householdOverYears: {
        years: { year: number; isThisRecord: boolean }[];
        people: { name: string; cells: { movement: string; age: string }[] }[];
      };
    }>(HOUSEHOLD, { id: MAN_61 }, member);
    expect(data?.householdOverYears.years).toEqual([
      { year: 1861, isThisRecord: true },
      { year: 1871, isThisRecord: false },
    ]);
    expect(
      data?.householdOverYears.people.map(({ name, cells }) => [
        name,
        ...cells.map(({ age, movement }) => `${age} ${movement}`),
      ]),
    ).toEqual([
      ['Wm PINCH', '29 STAYED', '39 STAYED'],
      ['Jane PINCH', '28 STAYED', '38 STAYED'],
      ['Thomas PINCH', '27 STAYED', ' LEFT'],
    ]);
    for (const [id, as] of [
      [MAN_61, undefined],
      [BAPTISM, member],
      ['CENSUS-71/c', member],
    ] as const)
      expect((await site.ask(HOUSEHOLD, { id }, as)).data).toEqual({ householdOverYears: null });
  });

  it('are compared for one transcript at a time, with a handful of statements however many households are read', async () => {
    const labels: string[] = [];
    const counting: Database = {
      ...db,
      rows: (sql, values) => (labels.push(/\/\* (\S+) \*\//.exec(sql)?.[1] ?? ''), db.rows(sql, values)),
    };
    const other = await startTestApp({ db: counting, search });
    const many = (count: number) =>
      other.ask(
        `query Many($id: ID!) { ${Array.from({ length: count }, (_, at) => `a${at}: householdOverYears(id: $id) { years { year } }`).join(' ')} }`,
        { id: MAN_61 },
        member,
      );
    expect((await many(1)).data).toEqual({ a0: { years: [{ year: 1861 }, { year: 1871 }] } });
    expect(labels.filter((label) => label === 'records.byId' || label === 'records.groups').length).toBeLessThan(8);
    expect((await many(3)).errors?.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COSTLY']);
    await other.app.close();
  });

  it('are not charged to the reader’s searches', async () => {
    const meagre = await startTestApp({ db, search, settings: { ...readSettings({}), searchLimit: 1 } });
    for (let at = 0; at < 6; at += 1)
      expect((await meagre.ask<Found>(OTHERS, { id: MAN_61 }, member)).data?.otherRecords).toHaveLength(2);
    expect(
      (await meagre.ask(SEARCH, { input: { filters: [{ fieldId: 'LastName', values: ['pinch'] }] } }, member)).errors,
    ).toBeUndefined();
    await meagre.app.close();
  });
});

it('are found by a name in doubt, whichever of the two is asked about', async () => {
  const burials = { id: 'BURIALS', name: 'Roche burials', type: 'TRANSCRIPTION', notation: 'freereg' } as const;
  await publishRecords(db, aRecordSet(burials), [
    aRecord('1', {
      ...head(1881, 49),
      FirstName: 'William',
      LastName: 'P_NCH',
      EventType: 'Burial',
      RelationshipToHead: '',
    }),
  ]);
  await search.publish('BURIALS');
  const found = (await others(MAN_61, member))?.find(({ id }) => id === 'BURIALS/1');
  expect(found?.evidence).toContainEqual({ text: 'The surname could be PINCH: the record has P·NCH', isFor: true });
  expect((await others('BURIALS/1', member))?.map(({ id }) => id)).toContain('CENSUS-71/1');
});
