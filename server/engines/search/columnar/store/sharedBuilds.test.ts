import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';

import { createSearchEngine } from '../../createSearchEngine.ts';
import type { SearchEngine } from '../../SearchEngine.ts';

let db: Database;
let folder: string;
let files: FileStore;
const engines: SearchEngine[] = [];
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-shared-builds-'));
  files = createFolderStore(path.join(folder, 'bucket'));
  await publishRecords(
    db,
    aRecordSet(),
    [1, 2, 3].map((n) => aRecord(String(n), { FirstName: 'William', LastName: 'PINCH', CensusYear: '1871' })),
  );
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(async () => {
  await db?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const stored = () => readdir(path.join(folder, 'bucket', 'search')).catch(() => []);

/** A copy of the site with an index folder of its own; how many portions of records it read, and what it finds. */
async function aCopy(name: string, sharedFiles: FileStore = files): Promise<{ read: number; total: number }> {
  const labels: string[] = [];
  const counted = notingStatements(db, labels);
  const engine = await createSearchEngine({
    db: counted,
    settings: { dataDir: path.join(folder, name) },
    gazetteer: loadGazetteer(),
    log: silentLog,
    sharedFiles,
  });
  engines.push(engine);
  const { total } = await engine.search({
    criteria: [{ kind: 'name', field: 'LastName', text: 'Pinch', variants: false, excludedVariants: [] }],
    orderBy: null,
    direction: 'desc',
    offset: 0,
    limit: 5,
    facets: [],
    facetLimit: 5,
  });
  return { read: labels.filter((label) => label === 'search.readRecords').length, total };
}

it('builds the segments once, however many copies start together on empty folders', async () => {
  const copies = await Promise.all(['a', 'b', 'c'].map((name) => aCopy(name)));
  expect(copies.map(({ total }) => total)).toEqual([3, 3, 3]);
  expect(copies.filter(({ read }) => read > 0)).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

it('fetches them by their checksum, and builds them where the stored ones are damaged', async () => {
  expect(await aCopy('d')).toEqual({ read: 0, total: 3 });
  const [name = ''] = await stored();
  await writeFile(path.join(folder, 'bucket', 'search', name), 'damaged');
  const mending = await aCopy('e');
  expect([mending.total, mending.read > 0]).toEqual([3, true]);
  expect(await aCopy('f')).toEqual({ read: 0, total: 3 });
});

it('builds them where the files cannot be reached', async () => {
  const broken: FileStore = {
    ...files,
    read: () => Promise.reject(new Error('away')),
    write: () => Promise.reject(new Error('away')),
  };
  const alone = await aCopy('g', broken);
  expect([alone.total, alone.read > 0]).toEqual([3, true]);
});
