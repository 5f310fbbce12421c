import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { childrenOf } from '#test/support/childrenOf.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { gedcomWorkHere } from '#test/support/server/gedcomWorkHere.ts';

import { importOf, type ImportStage, moveImport, openImport } from './importStore.ts';
import { startGedcomImports } from './startGedcomImports.ts';
import { uploadKey } from './uploadRoutes.ts';

const PEOPLE = 20_000;
const OPEN: readonly ImportStage[] = ['uploading', 'checking', 'checked', 'importing', 'done', 'failed'];

/** Couples with a child each. */
function fileOf(people: number): string {
  const records = Array.from(
    { length: people },
    (_, at) =>
      `0 @I${at + 1}@ INDI\n1 NAME Given${at} /Family${at % 97}/\n1 BIRT\n2 DATE ${1700 + (at % 200)}\n2 PLAC Parish ${at % 31}, Cornwall\n`,
  );
  const families = Array.from(
    { length: Math.floor(people / 3) },
    (_, at) => `0 @F${at + 1}@ FAM\n1 HUSB @I${at * 3 + 1}@\n1 WIFE @I${at * 3 + 2}@\n1 CHIL @I${at * 3 + 3}@\n`,
  );
  return `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n${records.join('')}${families.join('')}0 TRLR\n`;
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-interrupted-'));
const files = createFolderStore(dataDir);
const uploaded = (id: number) => path.join(dataDir, uploadKey(id));
let db: Database & { connection: Connection };
let memberId: number;
beforeAll(async () => {
  db = await testDatabase();
  const made = await createMember(db, {
    email: 'one@example.com',
    passwordHash: 'x',
    firstName: 'First',
    lastName: 'Last',
  });
  memberId = typeof made === 'number' ? made : (made as unknown as { id: number }).id;
  mkdirSync(path.join(dataDir, 'gedcom'));
}, 60_000);
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// A test that fails must not leave a worker behind: it would take the imports of the next ones.
const working = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const stop of working) await stop();
});
function work(on: Database, isAlone: boolean): () => Promise<void> {
  const end = startGedcomImports({
    db: on,
    work: gedcomWorkHere(on),
    files,
    megabytes: 50,
    livingYears: 110,
    isAlone,
    log: silentLog,
    lookMs: 20,
  });
  const stop = async () => {
    working.delete(stop);
    await end();
  };
  working.add(stop);
  return stop;
}

/** A file that lies there, its import in a stage. */
async function anImport(stage: ImportStage, people: number): Promise<number> {
  const opened = await openImport(db, memberId, { name: 'family.ged', size: 1 });
  writeFileSync(uploaded(opened!.id), fileOf(people));
  if (stage !== 'uploading')
    await moveImport(db, opened!.id, ['uploading'], stage, { treeName: `Tree ${opened!.id}`, steps: people });
  return opened!.id;
}

async function untilStage(id: number, stage: ImportStage): Promise<void> {
  while ((await importOf(db, memberId, id))?.stage !== stage) await delay(10);
}

const treesNamed = (id: number) =>
  db.rows<{ persons: number }>('/* test.trees */ SELECT person_count AS persons FROM tree WHERE name = $1', [
    `Tree ${id}`,
  ]);
/** Rows of trees that are not there. */
const loose = async () => {
  const counts = await Promise.all(
    ['tree_document', 'tree_person', 'tree_family', 'tree_family_member', 'tree_gedcom_record', 'tree_gedcom_file'].map(
      (table) =>
        db.one<{ count: number }>(
          `/* test.loose */ SELECT count(*) AS count FROM ${table} WHERE tree_id NOT IN (SELECT id FROM tree)`,
        ),
    ),
  );
  return counts.reduce((sum, row) => sum + (row?.count ?? 0), 0);
};

describe('a server that is killed in the middle of an import', () => {
  const children: ChildProcess[] = [];
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

  /** A server in a process of its own. */
  function anotherServer(): ChildProcess {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'server/modules/trees/gedcom/importWorker.fixture.ts',
        JSON.stringify(db.connection),
        dataDir,
      ],
      { cwd: projectRoot(), stdio: 'inherit' },
    );
    children.push(child);
    return child;
  }

  const isFilling = async () =>
    (await db.one(
      `/* test.filling */ SELECT 1 AS yes FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' AND query LIKE '/* treeFill%'`,
    )) !== null;

  it('leaves nothing of a tree; the next goes on at once by itself, and the page shows it importing all the while', async () => {
    const id = await anImport('importing', PEOPLE);
    const first = anotherServer();
    while (!(await isFilling())) await delay(2);
    const died = new Promise((resolve) => first.once('close', resolve));
    first.kill('SIGKILL');
    await died;
    while (await isFilling()) await delay(10);
    expect(await importOf(db, memberId, id)).toMatchObject({ stage: 'importing', treeId: null });
    expect([await treesNamed(id), await loose()]).toEqual([[], 0]);

    // As if the dead server had it leased for long.
    await db.rows(
      "/* test.leasedLong */ UPDATE gedcom_import SET leased_until = now() + interval '100 seconds' WHERE id = $1",
      [id],
    );
    const startedAt = Date.now();
    let isTaken = false;
    const stop = work(db, true);
    while (!isTaken && Date.now() - startedAt < 60_000) isTaken = await isFilling();
    expect(isTaken).toBe(true);
    await untilStage(id, 'done');
    await stop();
    expect([await treesNamed(id), await loose(), existsSync(uploaded(id))]).toEqual([[{ persons: PEOPLE }], 0, false]);
  }, 120_000);

  it('makes one tree when it sleeps past its lease, with its import, and wakes while another copy is at it', async () => {
    const id = await anImport('importing', PEOPLE);
    const first = anotherServer();
    while (!(await isFilling())) await delay(2);
    const helpers = childrenOf(first.pid ?? 0).map(({ pid }) => pid);
    expect(helpers).not.toEqual([]);
    const all = [first.pid ?? 0, ...helpers];
    all.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    const before = await db.one<{ fence: number }>(
      "/* test.slept */ UPDATE gedcom_import SET leased_until = now() - interval '1 second' WHERE id = $1 RETURNING fence",
      [id],
    );
    const stop = work(db, false);
    while (
      (await db.one<{ fence: number }>('/* test.fence */ SELECT fence FROM gedcom_import WHERE id = $1', [id]))
        ?.fence === before?.fence
    )
      await delay(10);
    all.forEach((pid) => process.kill(pid, 'SIGCONT'));
    await untilStage(id, 'done');
    await stop();
    first.kill('SIGKILL');
    while (await isFilling()) await delay(10);
    expect(await db.one('/* test.both */ SELECT stage, fence FROM gedcom_import WHERE id = $1', [id])).toEqual({
      stage: 'done',
      fence: (before?.fence ?? 0) + 1,
    });
    expect([await treesNamed(id), await loose(), existsSync(uploaded(id))]).toEqual([[{ persons: PEOPLE }], 0, false]);
  }, 120_000);

  it('holds its import back from other copies until its lease ends', async () => {
    const id = await anImport('importing', 3);
    await db.rows(
      "/* test.leased */ UPDATE gedcom_import SET leased_until = now() + interval '700 milliseconds' WHERE id = $1",
      [id],
    );
    const startedAt = Date.now();
    const stop = work(db, false);
    await untilStage(id, 'done');
    expect(Date.now() - startedAt).toBeGreaterThan(500);
    await stop();
  }, 60_000);
});

describe('an import that is called off', () => {
  const cancel = (id: number) => moveImport(db, id, OPEN, 'cancelled');

  /** Does something when a statement is about to run, once. */
  function before(on: Database, label: string, act: () => Promise<unknown>): Database {
    let hasActed = false;
    const seen = async (sql: string) => {
      if (hasActed || !sql.startsWith(`/* ${label} */`)) return;
      hasActed = true;
      await act();
    };
    const watched = (inner: Database): Database => ({
      ...inner,
      rows: async (sql, values) => (await seen(sql), inner.rows(sql, values)),
      one: async (sql, values) => (await seen(sql), inner.one(sql, values)),
      transaction: (act2) => inner.transaction((tx) => act2(watched(tx))),
    });
    return watched(on);
  }

  async function expectNothingLeft(id: number): Promise<void> {
    while (existsSync(uploaded(id))) await delay(10);
    expect([(await importOf(db, memberId, id))?.stage, await treesNamed(id), await loose()]).toEqual([
      'cancelled',
      [],
      0,
    ]);
  }

  it.each<ImportStage>(['uploading', 'checking', 'checked', 'importing', 'failed'])(
    'leaves nothing behind before work goes on: %s',
    async (stage) => {
      const id = await anImport(stage, 3);
      await cancel(id);
      const stop = work(db, false);
      await expectNothingLeft(id);
      await stop();
    },
    60_000,
  );

  it.each<[ImportStage, string]>([
    ['checking', 'gedcomImport.move'],
    ['importing', 'gedcomFill.tree'],
    ['importing', 'treeFill.settle'],
    ['importing', 'gedcomFill.file'],
    ['importing', 'gedcomFill.settle'],
    ['importing', 'gedcomImport.move'],
  ])(
    'leaves nothing behind in the middle of %s, at %s',
    async (stage, label) => {
      const id = await anImport(stage, 30);
      const stop = work(
        before(db, label, () => cancel(id)),
        false,
      );
      await expectNothingLeft(id);
      await stop();
    },
    60_000,
  );
});
