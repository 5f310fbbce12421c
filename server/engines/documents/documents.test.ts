import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createNaiveEngine } from '#server/engines/search/conformance/naiveEngine.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createDocuments, type Documents } from './createDocuments.ts';
import { withDocuments } from './withDocuments.ts';

/** A page of an inquest: the words that matter are far behind those an index of records would hold. */
const LONG = `${'The jurors upon their oath say that nothing is known. '.repeat(200)}The said Mary Pinch was drowned in the old engine shaft at Wheal\nProsperity by misadventure.`;
const WILL = 'I give to my wife the old engine house; to my son the shaft of my cart.';

let folder: string;
let db: Database;
let documents: Documents;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];
let site: TestApp;

const inquest = (more: object = {}) =>
  aRecord('1', { FirstName: 'Mary', LastName: 'PINCH', EventYear: '1842', FullText: LONG, ...more });
const OTHERS = [
  aRecord('2', { FirstName: 'John', LastName: 'PINCH', FullText: WILL }),
  aRecord('3', { FirstName: 'Ann', LastName: 'GUARD' }),
  aRecord('4', { FirstName: 'Zeb', LastName: 'CANARY', FullText: 'a closed engine shaft' }, { isClosed: true }),
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-documents-'));
  db = await testDatabase();
  await publishRecords(db, aRecordSet(), [inquest(), ...OTHERS]);
  const gazetteer = loadGazetteer();
  documents = await createDocuments({ folder: path.join(folder, 'documents'), db, log: silentLog, pollMs: 3_600_000 });
  engines = [
    await createSearchEngine({ db, gazetteer, log: silentLog, settings: { dataDir: folder } }),
    await createNaiveEngine(db, gazetteer),
  ].map((engine) => withDocuments(engine, documents));
  site = await startTestApp({ db, search: engines[0] });
}, 120_000);
afterAll(async () => {
  await site?.app.close();
  for (const engine of engines) await engine.close();
  await documents?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (engine: SearchEngine, search: string) =>
  engine.search(toEngineQuery(readSearchAddress(search).query, { facets: ['Place'] }));
const namesOf = async (engine: SearchEngine, search: string): Promise<string[]> => {
  const { hits, total } = await ask(engine, search);
  const rows = await db.rows<{ name: string }>(
    `/* test.names */ SELECT fields->>'FirstName' AS name FROM record WHERE no = ANY($1::bigint[]) ORDER BY 1`,
    [hits.map(({ no }) => no)],
  );
  expect(total).toBe(hits.length);
  return rows.map(({ name }) => name);
};

describe('records found by their long documents', () => {
  it.each([
    ['fulltext=engine+shaft', ['John', 'Mary']],
    ['fulltext="engine+shaft"', ['Mary']],
    ['fulltext="wheal+prosperity"', ['Mary']],
    ['fulltext=engine+near/4+cart', []],
    ['fulltext=wife+near/4+engine', ['John']],
    ['fulltext=engine+-cart', ['Mary']],
    ['fulltext=misadv*', ['Mary']],
    ['fulltext=engine&lastname=pinch&firstname=john', ['John']],
    ['fulltext=engine&lastname=guard', []],
    ['fulltext=closed+shaft', []],
    ['fulltext="', []],
    ['keywords=misadventure', []],
  ])('%s finds %j', async (search, expected) => {
    for (const engine of engines) expect(await namesOf(engine, search)).toEqual(expected);
  });

  it('are counted, listed and relaxed as others are', async () => {
    const { criteria } = toEngineQuery(readSearchAddress('fulltext=engine').query);
    for (const engine of engines) {
      expect(await engine.count([{ criteria }])).toEqual([2]);
      expect((await engine.find([toEngineQuery(readSearchAddress('fulltext=engine').query)]))[0]?.total).toBe(2);
      expect(
        (await ask(engine, 'fulltext=engine&lastname=guard')).relaxations.map(({ label, total }) => [label, total]),
      ).toEqual(
        expect.arrayContaining([
          ['Without Full text', 1],
          ['Without Surname', 2],
        ]),
      );
    }
  });

  const SEARCH =
    'query RecordSearch($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { name isReadable snippets { parts { text isHit } } reasons { label asked how } } } }';
  interface Found {
    recordSearch: { hits: { name: string; snippets: { parts: { text: string; isHit: boolean }[] }[] | null }[] };
  }
  const snippets = async (values: string, as: object) => {
    const { data } = await site.ask<Found>(
      SEARCH,
      { input: { filters: [{ fieldId: 'FullText', values: [values] }] } },
      as,
    );
    return data?.recordSearch.hits.map(({ name, snippets: found }) => [
      name,
      found &&
        found.map(({ parts }) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).join(' … '),
    ]);
  };

  it('show the words found to who may read the record whole, and nothing to others', async () => {
    expect(await snippets('"engine shaft"', { memberId: 1 })).toEqual([
      ['Mary PINCH', 'Pinch was drowned in the old [engine shaft] at Wheal Prosperity by misadventure.'],
    ]);
    expect(await snippets('"engine shaft"', {})).toEqual([['Mary PINCH', null]]);
  });

  it('follow what is published and what is closed', async () => {
    await publishRecords(db, aRecordSet(), [
      inquest({ FullText: 'found dead in a ditch' }),
      ...OTHERS,
      aRecord('55', { FirstName: 'Una', LastName: 'PINCH', FullText: 'the engine shaft again' }),
    ]);
    for (const engine of engines) await engine.publish('ROCHE-1871');
    for (const engine of engines)
      expect([await namesOf(engine, 'fulltext="engine+shaft"'), await namesOf(engine, 'fulltext=ditch')]).toEqual([
        ['Una'],
        ['Mary'],
      ]);
    await closeRecord(db, 'ROCHE-1871/55');
    for (const engine of engines) {
      await engine.noticeClosures();
      expect((await ask(engine, 'fulltext="engine+shaft"')).total).toBe(0);
    }
  });
});
