import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const input = (filters: object[] = []) => ({ input: { filters } });
const PINCH = [{ fieldId: 'LastName', values: ['pinch'] }];

/** Every door at which the values of records are had, and what it is asked. */
const DOORS: Readonly<Record<string, (site: TestApp, as: Partial<Viewer>) => Promise<unknown>>> = {
  record: (site, as) =>
    site.ask(
      'query Record($id: ID!) { record(id: $id) { record { id access summaryLine sections { fields { value } } citation group { members { name values } } source { archiveReference } } } }',
      { id: 'PLAN-1871/1' },
      as,
    ),
  compare: (site, as) =>
    site.ask(
      'query Compare($ids: [ID!]!) { recordsToCompare(ids: $ids) { record { access sections { fields { value } } } } }',
      { ids: ['PLAN-1871/1', 'ROCHE-1871/1'] },
      as,
    ),
  search: (site, as) =>
    site.ask(
      'query Search($input: RecordSearchInput!) { recordSearch(input: $input) { hits { id name summary { value } reasons { found } snippets { parts { text } } } variants { variant } close { hit { summary { value } } } } }',
      input(PINCH),
      as,
    ),
  variants: (site, as) =>
    site.ask(
      'query Search($input: RecordSearchInput!) { recordSearch(input: $input) { variants { fieldId variant count } } }',
      input([{ fieldId: 'Occupation', values: ['canarykeeper'] }]),
      as,
    ),
  facets: (site, as) =>
    site.ask(
      'query Facets($input: RecordSearchInput!) { recordFacets(input: $input) { fieldId values { value count } } }',
      input(PINCH),
      as,
    ),
  occupations: (site, as) =>
    site.ask('query Suggest { recordSuggestions(fieldId: "Occupation", prefix: "canary") { value count } }', {}, as),
  fathers: (site, as) =>
    site.ask(
      'query Suggest { recordSuggestions(fieldId: "FatherFirstName", prefix: "canary") { value count } }',
      {},
      as,
    ),
  csv: (site, as) =>
    site.ask(
      'mutation Export($input: RecordSearchInput!) { exportResults(input: $input, format: CSV) { text rows } }',
      input(PINCH),
      as,
    ),
  json: (site, as) =>
    site.ask(
      'mutation Export($input: RecordSearchInput!) { exportResults(input: $input, format: JSON) { text rows } }',
      input(PINCH),
      as,
    ),
  others: (site, as) =>
    site.ask('query Others($id: ID!) { otherRecords(id: $id) { evidence { text } } }', { id: 'PLAN-1871/1' }, as),
  image: (site, as) =>
    site.ask('query Image($id: ID!) { recordImage(recordId: $id) { standing } }', { id: 'PLAN-1871/1' }, as),
};

let site: TestApp, dataDir: string;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-holdings-'));
  const common = {
    EventType: 'Census',
    CensusYear: '1871',
    EventYear: '1871',
    Place: 'Roche, Cornwall',
    County: 'Cornwall',
    Country: 'England',
  };
  const secret = {
    Occupation: 'Canarykeeper',
    FatherFirstName: 'Canaryfather',
    Notes: 'Canarynote',
    Address: '7 Canary Row',
    Age: '39',
  };
  await publishRecords(db, aRecordSet({ id: 'PLAN-1871', name: 'For Subscribers', access: 'subscribers' }), [
    aRecord(
      '1',
      { ...common, ...secret, FirstName: 'William', LastName: 'PINCH', RelationshipToHead: 'Head' },
      { groupKey: 'h1' },
    ),
    aRecord(
      '2',
      { ...common, ...secret, FirstName: 'Canarywife', LastName: 'PINCH', RelationshipToHead: 'Wife' },
      { groupKey: 'h1', groupOrder: 2 },
    ),
  ]);
  await publishRecords(db, aRecordSet(), [
    aRecord('1', { ...common, FirstName: 'John', LastName: 'PINCH', Occupation: 'Miner' }),
  ]);
  const search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
}, 90_000);
afterAll(async () => {
  await site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const member = (holdings: string[]) => ({ memberId: 7, grants: defaultGrants('member'), holdings });
/** The second person's name is in the summary, as that of any record; what is closed is what only a plan opens. */
const SECRETS = /Canarykeeper|Canaryfather|Canarynote|Canary Row/iu;

describe.each(Object.keys(DOORS))('what a plan opens, asked at the door of %s', (door) => {
  const told = async (as: Partial<Viewer>) => {
    const answer = (await DOORS[door]?.(site, as)) as { errors?: unknown };
    return { text: textOfAnswer(answer), errors: answer.errors };
  };

  it.each([
    ['a visitor', { memberId: null }],
    ['a member without a plan', member([])],
    ['a member whose plan opens newspapers', member(['newspapers', 'trees', 'addresses'])],
    ['a member whose plan opens another set', member(['set:ROCHE-1871', 'set:PLAN'])],
  ])('is told to no one else: %s', async (_who, as) => {
    const { text, errors } = await told(as);
    expect(text).not.toMatch(SECRETS);
    expect(JSON.stringify(errors ?? [])).not.toContain('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('what a plan opens', () => {
  const text = async (door: string, holdings: string[]) => textOfAnswer(await DOORS[door]?.(site, member(holdings)));

  it.each([[['records']], [['set:PLAN-1871']]])('is told to a member with %j, who loses nothing', async (holdings) => {
    for (const door of ['record', 'compare', 'search', 'facets', 'occupations', 'csv', 'json'])
      expect([door, SECRETS.test(await text(door, holdings))]).toEqual([door, true]);
  });

  it('leaves members without it what they may see: values of the other sets, counted without the closed one', async () => {
    expect(await text('facets', [])).toContain('"miner"');
    expect(JSON.parse(await text('search', []))).toMatchObject({
      data: {
        recordSearch: {
          hits: expect.arrayContaining([
            expect.objectContaining({ id: 'PLAN-1871/1', name: 'William PINCH', summary: [] }),
          ]),
        },
      },
    });
    expect(JSON.parse(await text('record', []))).toMatchObject({
      data: { record: { record: { access: 'SUMMARY', group: null } } },
    });
    expect(await text('image', [])).toMatch(/NONE|REFUSED/u);
  });
});
