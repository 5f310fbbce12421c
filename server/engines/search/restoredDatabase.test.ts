import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDocuments, type Documents } from '#server/engines/documents/createDocuments.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { createSearchEngine } from './createSearchEngine.ts';
import type { EngineQuery, SearchEngine } from './SearchEngine.ts';

const EVERYTHING: EngineQuery = {
  criteria: [],
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: [],
  facetLimit: 5,
};
let folder: string;
const databases: Database[] = [];
const opened: { close: () => Promise<unknown> }[] = [];
const closeAll = async () => {
  for (const one of opened.splice(0)) await one.close();
};

/** A database in which the same set has the same generation and the same numbers, but these people. */
async function aDatabase(surnames: readonly string[]): Promise<Database> {
  const db = await testDatabase();
  databases.push(db);
  await publishRecords(
    db,
    aRecordSet(),
    surnames.map((LastName, at) => aRecord(String(at + 1), { LastName, FullText: `The will of ${LastName}` })),
  );
  return db;
}

/** The search of a site whose DATA_DIR is `folder`. */
async function site(db: Database): Promise<{ search: SearchEngine; documents: Documents }> {
  const documents = await createDocuments({
    folder: path.join(folder, 'documents'),
    db,
    log: silentLog,
    pollMs: 3_600_000,
  });
  const search = await createSearchEngine({
    db,
    settings: { dataDir: folder },
    gazetteer: loadGazetteer(),
    log: silentLog,
  });
  opened.push(search, documents);
  return { search, documents };
}
const surnamed = async (search: SearchEngine, text: string): Promise<number> =>
  (
    await search.search({
      ...EVERYTHING,
      criteria: [{ kind: 'name', field: 'LastName', text, variants: false, excludedVariants: [] }],
    })
  ).total;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-restored-'));
});
afterEach(closeAll);
afterAll(async () => {
  for (const db of databases) await db.close();
  await rm(folder, { recursive: true, force: true });
});

describe('segments of another history of the database', () => {
  it('answer nothing, though sets, generations, numbers and times are the same', async () => {
    const lost = await site(await aDatabase(['Pinch', 'Guard', 'Penrose']));
    expect([await surnamed(lost.search, 'Pinch'), await lost.documents.find('penrose')]).toEqual([1, [3]]);
    await closeAll();
    const restored = await site(await aDatabase(['Trewin', 'Guard', 'Hocking']));
    expect(await Promise.all(['Pinch', 'Trewin', 'Guard'].map((name) => surnamed(restored.search, name)))).toEqual([
      0, 1, 1,
    ]);
    expect([await restored.documents.find('penrose'), await restored.documents.find('hocking')]).toEqual([[], [3]]);
  });

  it('are noticed while the site runs: it answers nothing until they are built again', async () => {
    const db = await aDatabase(['Pinch', 'Guard']);
    let isSlow = false;
    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    const slow: Database = {
      ...db,
      rows: async (sql, ...more) => {
        if (isSlow && sql.includes('search.readRecords')) await until;
        return db.rows(sql, ...more);
      },
    };
    const { search } = await site(slow);
    expect(await surnamed(search, 'Guard')).toBe(1);
    // A standby took over that lacks the last writes.
    await db.rows('/* test.lost */ DELETE FROM search_mark');
    isSlow = true;
    const looked = search.publish('any');
    for (let tries = 0; (await search.health()).isReady && tries < 500; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(surnamed(search, 'Guard')).rejects.toMatchObject({ name: 'SearchUnavailable', statusCode: 503 });
    release();
    await looked;
    expect([await surnamed(search, 'Guard'), (await search.health()).isReady]).toEqual([1, true]);
  });

  it('are told from those of a site that starts again, which are not built again', async () => {
    const db = await aDatabase(['Pinch', 'Guard']);
    const first = await site(db);
    expect([await surnamed(first.search, 'Guard'), await first.documents.find('pinch')]).toEqual([1, [1]]);
    await closeAll();
    const read: string[] = [];
    const counted: Database = {
      ...db,
      rows: (sql, ...more) => {
        if (sql.includes('search.readRecords') || sql.includes('documents.records')) read.push(sql);
        return db.rows(sql, ...more);
      },
    };
    const { search, documents } = await site(counted);
    expect([await surnamed(search, 'Guard'), await documents.find('pinch'), read]).toEqual([1, [1], []]);
    expect(await db.rows('/* test.marks */ SELECT 1 FROM search_mark')).toHaveLength(2);
  });
});
