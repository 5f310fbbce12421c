import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createLook } from './computing/createLook.ts';

const HINT =
  'id state strength evidence { field text isFor weight } record { id name summaryLine recordSetName isReadable } person { id given } changeId';
const HINTS = `query TreeHints($ref: String!, $filter: TreeHintFilter!, $state: TreeHintState!) { treeHints(ref: $ref, filter: $filter, state: $state) { hints { ${HINT} } total counts { new maybe accepted rejected } mayDecide isUnderWay progress { looked people } } }`;
const MERGE = `query TreeHint($id: ID!) { treeHint(id: $id) { person { given } rows { key label person record merged agreement suggested choices } relatives { key relation name knownAs { given } isAddable } isTaken mayDecide citation } }`;
const DECIDE = `mutation Decide($id: ID!, $state: TreeHintState!) { decideTreeHint(id: $id, state: $state) { state } }`;
const OUTCOME = '{ changeId personId documents { kind document } problems { message } }';
const ACCEPT = `mutation Accept($id: ID!, $input: RecordMergeInput!) { acceptTreeHint(id: $id, input: $input) ${OUTCOME} }`;
const UNDO = `mutation Undo($changeId: ID!) { undoTreeChange(changeId: $changeId) ${OUTCOME} }`;
const ADD = `mutation Add($ref: String!, $recordId: ID!, $personId: ID, $newAs: RecordPersonInput, $input: RecordMergeInput!) { addRecordToTree(ref: $ref, recordId: $recordId, personId: $personId, newAs: $newAs, input: $input) ${OUTCOME} }`;
const SUGGEST = `query Suggest($personId: ID!, $for: TreeSuggestionFor!) { treeSuggestions(personId: $personId, for: $for) { key name born reason record { id } treeName otherPersonId } }`;
const TAKE = `mutation Take($personId: ID!, $for: TreeSuggestionFor!, $key: String!) { addTreeSuggestion(personId: $personId, for: $for, key: $key) ${OUTCOME} }`;

interface Hint {
  id: string;
  state: string;
  strength: string;
  evidence: { text: string }[];
  record: { id: string; isReadable: boolean };
  person: { id: string };
  changeId: string | null;
}
interface Page {
  hints: Hint[];
  total: number;
  counts: Record<string, number>;
  mayDecide: boolean;
  isUnderWay: boolean;
}

const roche = { Place: 'Roche, Cornwall', County: 'Cornwall', Country: 'England' };
const head = (year: number) => ({
  ...roche,
  FirstName: 'Wm',
  LastName: 'PINCH',
  CensusYear: String(year),
  EventYear: String(year),
  EventType: 'Census',
  Age: String(year - 1832),
  Gender: 'Male',
  PlaceOfBirth: 'Roche, Cornwall',
  RelationshipToHead: 'Head',
  MaritalStatus: 'Married',
  Occupation: 'Clay labourer',
});
const wife = (year: number) => ({
  ...head(year),
  FirstName: 'Jane',
  Gender: 'Female',
  RelationshipToHead: 'Wife',
  Occupation: '',
});
const son = (year: number) => ({
  ...head(year),
  FirstName: 'Digory',
  Age: '9',
  RelationshipToHead: 'Son',
  MaritalStatus: '',
  Occupation: '',
});

let db: Database;
let site: TestApp;
let search: SearchEngine;
let dataDir: string;
let owner: { memberId: number; grants: readonly string[] };
let stranger: typeof owner;
let treeId: number;

const aMember = async (name: string) => ({
  memberId:
    (await createMember(db, { email: `${name}@example.com`, firstName: name, lastName: 'Ray', passwordHash: null }))
      ?.id ?? 0,
  grants: defaultGrants('member'),
});
async function aTree(
  ownerId: number,
  persons: readonly TreePerson[],
  families: readonly ReturnType<typeof aFamily>[],
  isPublic = false,
): Promise<number> {
  const tree = await db.one<{ id: number }>(
    '/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, $2, $3) RETURNING id',
    [ownerId, 'The Pinches', isPublic],
  );
  await db.transaction((tx) =>
    fillTree(tx, tree!.id, [
      ...persons.map((document) => ({ kind: 'person' as const, document })),
      ...families.map((document) => ({ kind: 'family' as const, document })),
    ]),
  );
  return tree!.id;
}
async function lookAtAll() {
  const look = createLook({ db, search, gazetteer: loadGazetteer(), livingYears: 110 });
  let looked = 0;
  for (let people = 1; people > 0; looked += people) people = await look();
  return looked;
}
const hints = async (state = 'NEW', as: object | undefined = owner, filter = 'ALL') =>
  (await site.ask<{ treeHints: Page }>(HINTS, { ref: String(treeId), filter, state }, as)).data?.treeHints;
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
const nothing = { choices: [], relatives: [] };

const bornAt = (date: string) =>
  aFact({ type: 'birth', date: readTreeDate(date), place: { text: 'Roche, Cornwall', position: null } });
const william = aPerson(1, 'William Pinch', { sex: 'm', facts: [bornAt('ABT 1832')] });
const jane = aPerson(2, 'Jane Truscott', { sex: 'f', facts: [bornAt('1833')] });
const mary = aPerson(3, 'Mary Pinch', { sex: 'f', born: '1857', died: '1900' });
const today = aPerson(4, 'William Pinch', { sex: 'm', born: '1990' });

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-hints-'));
  const census = (year: number) =>
    aRecordSet({
      id: `CENSUS-${year % 100}`,
      name: `Census ${year}`,
      access: 'members',
      repository: 'The National Archives',
      archiveSeries: 'RG 9',
    });
  await publishRecords(db, census(1861), [
    aRecord('1', { ...head(1861), Piece: '1580', Folio: '4' }, { groupKey: 'h', groupOrder: 1 }),
    aRecord('2', wife(1861), { groupKey: 'h', groupOrder: 2 }),
    aRecord('3', son(1861), { groupKey: 'h', groupOrder: 3 }),
    aRecord(
      '4',
      { ...head(1861), FirstName: 'Thomas', Age: '60', RelationshipToHead: 'Lodger' },
      { groupKey: 'h', groupOrder: 4 },
    ),
  ]);
  await publishRecords(db, census(1871), [
    aRecord('1', head(1871), { groupKey: 'h', groupOrder: 1 }),
    aRecord('2', wife(1871), { groupKey: 'h', groupOrder: 2 }),
    aRecord('c', { ...head(1871), Occupation: 'Canary keeper' }, { groupKey: 'h', groupOrder: 3, isClosed: true }),
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
        EventDate: '4 Jan 1832',
        Gender: 'Male',
        FatherFirstName: 'John',
        FatherLastName: 'PINCH',
        MotherFirstName: 'Grace',
        MothersMaidenName: 'HOSKING',
      }),
      aRecord('2', {
        ...roche,
        FirstName: 'William',
        LastName: 'PINCH',
        EventType: 'Birth',
        EventYear: '1990',
        DateOfBirth: '1990',
        Gender: 'Male',
      }),
    ],
  );
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
  owner = await aMember('owner');
  stranger = await aMember('stranger');
  treeId = await aTree(
    owner.memberId,
    [william, jane, mary, today],
    [aFamily(5, [1, 2], [3], { facts: [aFact({ type: 'marriage', date: readTreeDate('4 MAY 1855') })] })],
  );
  await lookAtAll();
}, 90_000);
afterAll(async () => {
  await search?.close();
  await site?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

describe('hints', () => {
  it('are found for people of a tree, with the evidence for them, and never for a person who may be living', async () => {
    const page = await hints();
    expect(page).toMatchObject({ mayDecide: true, isUnderWay: false });
    expect(page?.hints.map(({ record }) => record.id).sort()).toEqual([
      'BAPTISMS/1',
      'CENSUS-61/1',
      'CENSUS-61/2',
      'CENSUS-71/1',
      'CENSUS-71/2',
    ]);
    expect(page?.hints.find(({ record }) => record.id === 'CENSUS-61/1')).toMatchObject({
      strength: 'STRONG',
      evidence: expect.arrayContaining([
        { field: 'spouse', text: 'Spouses with the same name: Jane', isFor: true, weight: 2 },
      ]),
    });
    expect(textOfAnswer(page)).not.toMatch(/Canary|1990/u);
  });

  it('are for who may edit the tree, and listed by kind', async () => {
    for (const as of [stranger, undefined])
      expect(codeOf(await site.ask(HINTS, { ref: String(treeId), filter: 'ALL', state: 'NEW' }, as))).toBe(
        'FAMILY_TREE_NOT_FOUND_ERROR',
      );
    const [{ id = '' } = {}] = (await hints())?.hints ?? [];
    expect(codeOf(await site.ask(MERGE, { id }, stranger))).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect(codeOf(await site.ask(DECIDE, { id, state: 'REJECTED' }, stranger))).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect((await hints('NEW', owner, 'CENSUS_1921'))?.total).toBe(0);
    expect((await hints('NEW', owner, 'MILITARY'))?.total).toBe(0);
  });

  it('TREE-037 are rejected for ever, also after the person was looked at again', async () => {
    const hint = (await hints())?.hints.find(({ record }) => record.id === 'CENSUS-71/2');
    await site.ask(DECIDE, { id: hint?.id, state: 'REJECTED' }, owner);
    await db.rows('/* test.anew */ UPDATE tree_hint_progress SET swept_to = 0');
    expect(await lookAtAll()).toBeGreaterThanOrEqual(4);
    expect((await hints())?.hints.map(({ record }) => record.id)).not.toContain('CENSUS-71/2');
    expect(await hints('REJECTED')).toMatchObject({ total: 1, counts: { rejected: 1, new: 4 } });
    await site.ask(DECIDE, { id: hint?.id, state: 'MAYBE' }, owner);
    expect(await hints('MAYBE')).toMatchObject({ total: 1 });
  });
});

it('come with those of one person together, the person with the strongest first', async () => {
  const people = (await hints())?.hints.map(({ person }) => person.id) ?? [];
  expect(new Set(people).size).toBeGreaterThan(1);
  expect(people.filter((id, at) => id !== people[at - 1])).toEqual([...new Set(people)]);
});

describe('a record that is merged into a person', () => {
  const hintOf = async (recordId: string, state = 'NEW') =>
    (await hints(state))?.hints.find(({ record }) => record.id === recordId);

  it('is shown beside it row by row, with the relatives it names', async () => {
    const { data } = await site.ask<{ treeHint: { rows: { key: string }[] } }>(
      MERGE,
      { id: (await hintOf('CENSUS-61/1'))?.id },
      owner,
    );
    expect(data?.treeHint).toMatchObject({
      person: { given: 'William' },
      isTaken: false,
      mayDecide: true,
      citation: 'Census 1861, The National Archives, RG 9/1580, folio 4',
    });
    expect(data?.treeHint.rows).toContainEqual({
      key: 'census',
      label: 'Census',
      person: null,
      record: '1861, Roche, Cornwall',
      merged: '1861, Roche, Cornwall',
      agreement: 'MISSING',
      suggested: 'RECORD',
      choices: ['RECORD', 'PERSON'],
    });
    expect(data?.treeHint).toMatchObject({
      relatives: [
        { relation: 'partner', name: 'Jane', knownAs: { given: 'Jane' }, isAddable: false },
        { relation: 'child', name: 'Digory Pinch', isAddable: true },
      ],
    });
  });

  it('TREE-035 gives the person its facts with their citation, as one change that is undone at once', async () => {
    const hint = await hintOf('CENSUS-61/1');
    const { data } = await site.ask<{
      acceptTreeHint: { changeId: string; documents: { kind: string; document: TreePerson }[] };
    }>(
      ACCEPT,
      { id: hint?.id, input: { choices: [{ key: 'occupation', choice: 'PERSON' }], relatives: ['CENSUS-61/3'] } },
      owner,
    );
    const people =
      data?.acceptTreeHint.documents.filter(({ kind }) => kind === 'PERSON').map(({ document }) => document) ?? [];
    expect(people.map(({ names }) => names[0]?.given).sort()).toEqual(['Digory', 'William']);
    expect(
      people
        .find(({ id }) => id === 1)
        ?.facts.map(({ type, citations }) => [type, citations.map(({ recordId }) => recordId)]),
    ).toEqual([
      ['birth', ['CENSUS-61/1']],
      ['census', ['CENSUS-61/1']],
    ]);
    expect(await hintOf('CENSUS-61/1', 'ACCEPTED')).toMatchObject({ changeId: data?.acceptTreeHint.changeId });
    await site.ask(UNDO, { changeId: data?.acceptTreeHint.changeId }, owner);
    expect(await hintOf('CENSUS-61/1')).toMatchObject({ state: 'NEW', changeId: null });
    expect(
      await db.one('/* test.left */ SELECT count(*)::int AS people FROM tree_person WHERE tree_id = $1', [treeId]),
    ).toEqual({ people: 4 });
  });

  it('makes a new person of any record, as a relative of another', async () => {
    const added = await site.ask<{ addRecordToTree: { changeId: string; personId: string } }>(
      ADD,
      {
        ref: String(treeId),
        recordId: 'CENSUS-61/3',
        newAs: { relation: 'SON', personId: `fmp-${treeId}-1` },
        input: nothing,
      },
      owner,
    );
    expect(added.data?.addRecordToTree).toMatchObject({ personId: expect.stringMatching(/^fmp-/u), problems: [] });
    expect(codeOf(await site.ask(ADD, { ref: String(treeId), recordId: 'CENSUS-71/c', input: nothing }, owner))).toBe(
      'NOT_FOUND',
    );
    expect(
      codeOf(await site.ask(ADD, { ref: String(treeId), recordId: 'CENSUS-61/3', input: nothing }, stranger)),
    ).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    await site.ask(UNDO, { changeId: added.data?.addRecordToTree.changeId }, owner);
  });
});

it('suggests a mother from records and from public trees, never a living person, and adds her with the citation', async () => {
  const other = await aTree(
    stranger.memberId,
    [
      aPerson(1, 'William Pinch', { sex: 'm', born: '1831', died: '1890' }),
      aPerson(2, 'Honor Grey', { sex: 'f', born: '1805', died: '1880' }),
      aPerson(3, 'William Pinch', { sex: 'm', born: '1832', died: '1900' }),
      aPerson(4, 'Canary Bird', { sex: 'f', livingFlag: 'living' }),
    ],
    [aFamily(5, [2], [1]), aFamily(6, [4], [3])],
    true,
  );
  const asked = { personId: `fmp-${treeId}-1`, for: 'MOTHER' };
  const { data } = await site.ask<{ treeSuggestions: { key: string; name: string }[] }>(SUGGEST, asked, owner);
  expect(data?.treeSuggestions).toMatchObject([
    { name: 'Grace Hosking', record: { id: 'BAPTISMS/1' } },
    { name: 'Honor Grey', treeName: 'The Pinches', otherPersonId: `fmp-${other}-2` },
  ]);
  expect(textOfAnswer(data)).not.toContain('Canary');
  const taken = await site.ask<{ addTreeSuggestion: { documents: { document: TreePerson }[] } }>(
    TAKE,
    { ...asked, key: data?.treeSuggestions[0]?.key },
    owner,
  );
  expect(textOfAnswer(taken.data)).toContain('"recordId":"BAPTISMS/1"');
  expect((await site.ask<{ treeSuggestions: object[] }>(SUGGEST, asked, owner)).data?.treeSuggestions).toEqual([]);
});

it('looks at people again when they or the records change', async () => {
  await lookAtAll();
  expect(await lookAtAll()).toBe(0);
  await db.rows("/* test.publish */ UPDATE record_set SET revision = revision + 1 WHERE id = 'BAPTISMS'");
  expect(await lookAtAll()).toBeGreaterThanOrEqual(4);
});

it('say nothing of others of a household once one of them was closed, before anyone is compared again', async () => {
  const row = await db.one<{ id: number }>(
    "/* test.kept */ INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, state) VALUES ($1, 1, 'CENSUS-61/1', 20, true, $2, 'census', 'rejected') ON CONFLICT (tree_id, person_id, record_id) DO UPDATE SET evidence = excluded.evidence, state = 'rejected' RETURNING id",
    [
      treeId,
      JSON.stringify([
        { field: 'spouse', text: 'Spouses with the same name: Jane', bits: 4 },
        { field: 'household', text: 'Family in the same household: Jane', bits: 3 },
        { field: 'surname', text: 'The same surname: Pinch', bits: 2 },
      ]),
    ],
  );
  const reasons = async () =>
    (await hints('REJECTED'))?.hints.find(({ id }) => id === String(row?.id))?.evidence.map(({ text }) => text);
  expect(await reasons()).toContain('Spouses with the same name: Jane');
  await db.transaction((tx) => closeRecord(tx, 'CENSUS-61/2'));
  expect(await reasons()).toEqual(['The same surname: Pinch']);
});
