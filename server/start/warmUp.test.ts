import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';

import { warmUp } from './warmUp.ts';
import { operations } from './warmUpOperations.generated.ts';
import { warmUpWhereWorth } from './warmUpWhereWorth.ts';

const NAMES = ['PINCH', 'BRAY', 'BUNT', 'BATE', 'BICE', 'BLIGHT', 'BOASE'];

const lines: object[] = [];
const statements: string[] = [];
let site: TestApp, search: SearchEngine, dataDir: string;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-warm-up-'));
  await publishRecords(
    db,
    aRecordSet({ access: 'free' }),
    NAMES.flatMap((LastName, at) =>
      ['a', 'b'].map((key) =>
        aRecord(`${at}${key}`, { FirstName: 'Ann', LastName, Place: 'Roche, Cornwall', YearOfBirth: '1850' }),
      ),
    ),
  );
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  const note = (fields: object) => lines.push(fields);
  site = await startTestApp({
    db: notingStatements(db, statements),
    search,
    log: { ...silentLog, info: note, warn: note, error: note },
    settings: { searchLimit: 100, trustedProxies: ['127.0.0.1'] },
  });
  await search.suggest('LastName', '', 1);
}, 60_000);
afterAll(async () => {
  await search.close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = statements.length = 0;
});

const parts = () => ({ app: site.app, hasPages: true, search, publicUrl: site.site.publicUrl });
/** What is measured of questions of readers. */
const measured = async () =>
  (await site.app.inject('/metrics')).body
    .split('\n')
    .filter((line) =>
      /^muniment_(?:graphql|search|http_request_seconds_count\{method="(?:POST|GET)",route="(?!\/metrics))/u.test(line),
    );
/** Rows of each table but one, which keeps what is worked out of a set when someone first asks. */
const tables = async () => {
  const names = await site.db.rows<{ name: string }>(
    "/* test.tables */ SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'record_set_coverage' ORDER BY 1",
  );
  return Promise.all(
    names.map(async ({ name }) => [
      name,
      (await site.db.one<{ n: number }>(`/* test.count */ SELECT count(*)::int AS n FROM "${name}"`))?.n,
    ]),
  );
};
const asReader = (headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: {
      operationName: 'RecordSearch',
      query: operations.RecordSearch,
      variables: { input: { filters: [{ fieldId: 'LastName', values: ['Pinch'] }] } },
    },
  });

it('asks what readers ask, and leaves no trace of it: no line in the log, no measurement, nothing in the database', async () => {
  const before = await tables();
  // Six readers, each with a search, facets, completions and a page; five find someone and open the record.
  expect(await warmUp({ ...parts(), forMs: 60_000 })).toBe(29);
  expect(statements).toEqual(expect.arrayContaining(['records.listed']));
  expect(lines).toEqual([]);
  expect([await measured(), await tables()]).toEqual([[], before]);
});

it.each([
  ['by itself', {}],
  ['by a proxy that names an address no one has', { 'x-forwarded-for': '0.0.0.0' }],
])('a reader who comes %s is logged and measured', async (_how, headers) => {
  const before = await measured();
  expect((await asReader(headers)).json()).toMatchObject({ data: { recordSearch: { total: 2 } } });
  expect(lines).toMatchObject([{ route: '/metrics' }, { route: '/graphql', status: 200 }]);
  expect(await measured()).not.toEqual(before);
});

it('asks nothing more when its time is over', async () => {
  expect(await warmUp({ ...parts(), forMs: -1 })).toBe(0);
});

describe('a start', () => {
  const holding = (records: number, isReady = true) => ({
    suggest: (...asked: Parameters<SearchEngine['suggest']>) => search.suggest(...asked),
    health: () => Promise.resolve({ isReady, records, bytes: 0 }),
  });

  it.each([
    ['warms up a site of many records', holding(100_000), [{ answered: expect.any(Number) as number }]],
    ['spares a smaller one', holding(99_999), []],
    ['spares one whose search is away', holding(100_000, false), []],
  ])('%s', async (_what, engine, said) => {
    await warmUpWhereWorth({
      ...parts(),
      forMs: 60_000,
      search: engine,
      log: { info: (fields) => lines.push(fields), warn: (fields) => lines.push(fields) },
    });
    expect(lines).toMatchObject(said);
  });

  it('waits no longer than it says where an answer does not come', async () => {
    const never = { ...holding(100_000), suggest: () => new Promise<never>(() => {}) };
    await warmUpWhereWorth({ ...parts(), forMs: 20, search: never, log: silentLog });
    expect(lines).toEqual([]);
  });

  it('goes on where warming up fails, and says so', async () => {
    const fault = new Error('gone');
    await warmUpWhereWorth({
      ...parts(),
      search: { ...holding(100_000), suggest: () => Promise.reject(fault) },
      log: { info: () => {}, warn: (fields) => lines.push(fields) },
    });
    expect(lines).toEqual([{ err: fault }]);
  });
});
