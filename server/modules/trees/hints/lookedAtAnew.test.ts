import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { aFact, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createLook } from './computing/createLook.ts';
import { startHints } from './computing/startHints.ts';

const HINTS = `query TreeHints($ref: String!, $state: TreeHintState!) { treeHints(ref: $ref, filter: ALL, state: $state) { hints { id record { id } } isUnderWay progress { looked people } } }`;
const PERSON_HINTS = `query PersonHints($personId: ID!) { treePersonHints(personId: $personId) { hints { record { id } } isUnderWay progress { people } } }`;
const DECIDE = `mutation Decide($id: ID!, $state: TreeHintState!) { decideTreeHint(id: $id, state: $state) { state } }`;
const SAVE = `mutation Save($ref: String!, $id: Int!, $baseVersion: Int!, $base: TreeDocument!, $document: TreeDocument!) { saveTreeDocument(ref: $ref, kind: PERSON, id: $id, baseVersion: $baseVersion, base: $base, document: $document) { changeId } }`;
/** Hints follow a change within some seconds; a loaded machine is given more. */
const BOUND_MS = 30_000;

interface Page {
  hints: { id: string; record: { id: string } }[];
  isUnderWay: boolean;
  progress: { looked: number; people: number } | null;
}

const roche = { Place: 'Roche, Cornwall', County: 'Cornwall', Country: 'England' };
const baptism = (given: string, year: number): RecordFields => ({
  ...roche,
  FirstName: given,
  LastName: 'PINCH',
  EventType: 'Baptism',
  EventYear: String(year),
  EventDate: `4 Jan ${year}`,
  DateOfBirth: `1 Jan ${year}`,
});
const registers = (id: string) =>
  aRecordSet({
    id,
    name: id,
    access: 'free',
    type: 'TRANSCRIPTION',
    category: 'life events (bmds)',
    subcategory: 'parish baptisms',
  });
const bornIn = (year: number) =>
  aFact({ type: 'birth', date: readTreeDate(`1 JAN ${year}`), place: { text: 'Roche, Cornwall', position: null } });
const aPinch = (id: number, given: string, year: number): TreePerson =>
  aPerson(id, `${given} Pinch`, { facts: [bornIn(year)] });

let db: Database;
let site: TestApp;
let search: SearchEngine;
let dataDir: string;
let owner: { memberId: number; grants: readonly string[] };

async function aTree(persons: readonly TreePerson[]): Promise<number> {
  const tree = await db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'The Pinches') RETURNING id",
    [owner.memberId],
  );
  await db.transaction((tx) =>
    fillTree(
      tx,
      tree?.id ?? 0,
      persons.map((document) => ({ kind: 'person' as const, document })),
    ),
  );
  return tree?.id ?? 0;
}
const parts = () => ({ db, search, gazetteer: loadGazetteer(), livingYears: 110 });
const pageOf = async (treeId: number, state = 'NEW') =>
  (await site.ask<{ treeHints: Page }>(HINTS, { ref: String(treeId), state }, owner)).data?.treeHints;
const recordsOf = async (treeId: number, state = 'NEW') =>
  (await pageOf(treeId, state))?.hints.map(({ record }) => record.id).sort();

/** Waits until the hints of a tree are these, no longer than the bound. */
async function becomes(treeId: number, records: readonly string[]): Promise<void> {
  for (const from = performance.now(); performance.now() - from < BOUND_MS; await delay(100)) {
    const page = await pageOf(treeId);
    if (
      page?.isUnderWay === false &&
      JSON.stringify(page.hints.map(({ record }) => record.id).sort()) === JSON.stringify(records)
    )
      return;
  }
  expect(await recordsOf(treeId)).toEqual(records);
}

async function changeBirth(treeId: number, id: number, year: number): Promise<void> {
  const stored = await db.one<{ version: number; body: TreePerson }>(
    "/* test.document */ SELECT version, body FROM tree_document WHERE tree_id = $1 AND kind = 'person' AND id = $2",
    [treeId, id],
  );
  const answer = await site.ask<{ saveTreeDocument: { changeId: string } }>(
    SAVE,
    {
      ref: String(treeId),
      id,
      baseVersion: stored?.version,
      base: stored?.body,
      document: { ...stored?.body, facts: [bornIn(year)] },
    },
    owner,
  );
  expect(answer.data?.saveTreeDocument.changeId).toEqual(expect.any(String));
}

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-hints-anew-'));
  await publishRecords(db, registers('ROCHE'), [
    aRecord('1', baptism('Digory', 1812)),
    aRecord('2', baptism('Digory', 1852)),
    aRecord('3', baptism('Tamsin', 1820)),
    aRecord('4', baptism('Jenifer', 1830)),
  ]);
  // Among many others a name is evidence.
  await publishRecords(
    db,
    aRecordSet({ id: 'OTHERS', name: 'Others', access: 'free' }),
    Array.from({ length: 300 }, (_, at) =>
      aRecord(String(at), {
        FirstName: 'Obed',
        LastName: `SMITH${String.fromCodePoint(65 + (at % 26))}`,
        EventYear: '1850',
        Place: 'Leeds, Yorkshire',
      }),
    ),
  );
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
  owner = {
    memberId:
      (await createMember(db, { email: 'owner@example.com', firstName: 'Owner', lastName: 'Ray', passwordHash: null }))
        ?.id ?? 0,
    grants: defaultGrants('member'),
  };
}, 90_000);
afterAll(async () => {
  await search?.close();
  await site?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it('a look that was broken off continues where it was, and a person who is opened comes first', async () => {
  const treeId = await aTree([
    ...Array.from({ length: 250 }, (_, at) => aPinch(at + 1, 'Zillah', 1700)),
    aPinch(251, 'Tamsin', 1820),
  ]);
  expect(await pageOf(treeId)).toMatchObject({ isUnderWay: true, progress: { looked: 0, people: 251 } });
  const profile = await site.ask<{ treePerson: { id: string } }>(
    'query Profile($id: ID!) { treePerson(id: $id) { id } }',
    { id: `fmp-${treeId}-251` },
    owner,
  );
  expect(profile.data?.treePerson.id).toBe(`fmp-${treeId}-251`);
  expect(await createLook(parts())()).toBe(1);
  const person = async () =>
    (await site.ask<{ treePersonHints: Page }>(PERSON_HINTS, { personId: `fmp-${treeId}-251` }, owner)).data
      ?.treePersonHints;
  expect(await person()).toEqual({ hints: [{ record: { id: 'ROCHE/3' } }], isUnderWay: false, progress: null });
  const other = async () =>
    (await site.ask<{ treePersonHints: Page }>(PERSON_HINTS, { personId: `fmp-${treeId}-250` }, owner)).data
      ?.treePersonHints;
  expect(await other()).toEqual({ hints: [], isUnderWay: true, progress: null });
  expect(await createLook(parts())()).toBe(1);
  expect(await other()).toEqual({ hints: [], isUnderWay: false, progress: null });
  expect(await createLook(parts())()).toBe(100);
  expect((await pageOf(treeId))?.progress).toEqual({ looked: 102, people: 251 });
  // Another copy of the server, or this one after a restart: no one is looked at twice.
  const look = createLook(parts());
  let looked = 0;
  for (let people = 1; people > 0; looked += people) people = await look();
  expect(looked).toBe(149);
  expect(await pageOf(treeId)).toMatchObject({ isUnderWay: false, progress: null });
});

it('hints follow changes of trees and records by themselves, within a bound, and what was decided stays', async () => {
  const treeId = await aTree([aPinch(1, 'Digory', 1812), aPinch(2, 'Jenifer', 1830), aPinch(3, 'Loveday', 1840)]);
  const stop = startHints({ ...parts(), log: silentLog, sinceSearch: () => Number.POSITIVE_INFINITY });
  try {
    await becomes(treeId, ['ROCHE/1', 'ROCHE/4']);
    const rejected = (await pageOf(treeId))?.hints.find(({ record }) => record.id === 'ROCHE/4');
    await site.ask(DECIDE, { id: rejected?.id, state: 'REJECTED' }, owner);

    await changeBirth(treeId, 1, 1852);
    await becomes(treeId, ['ROCHE/2']);

    await publishRecords(db, registers('LUXULYAN'), [aRecord('1', baptism('Loveday', 1840))]);
    await becomes(treeId, ['LUXULYAN/1', 'ROCHE/2']);
    await changeBirth(treeId, 2, 1831);
    await changeBirth(treeId, 2, 1830);
    await becomes(treeId, ['LUXULYAN/1', 'ROCHE/2']);
    expect(await recordsOf(treeId, 'REJECTED')).toEqual(['ROCHE/4']);
  } finally {
    await stop();
  }
  // Nothing looks any more: what is closed now is gone all the same.
  await db.transaction((tx) => closeRecord(tx, 'LUXULYAN/1'));
  expect(await recordsOf(treeId)).toEqual(['ROCHE/2']);
}, 180_000);
