import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { createWorkSignal } from '#server/platform/jobs/startPolling.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { recordsOf } from '#test/support/server/gedcomSite.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { importOf, type ImportStage, moveImport, openImport } from '../importStore.ts';
import { startGedcomImports } from '../startGedcomImports.ts';
import { uploadKey } from '../uploadRoutes.ts';
import { createGedcomWork } from './createGedcomWork.ts';
import type { GedcomTask, GedcomWork } from './gedcomTask.ts';

const HEAD = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n';
const STORY = `0 @N1@ NOTE ${'A long story. '.repeat(2_200)}\n`;
const couple = (at: number, note: string) =>
  `0 @I${at}@ INDI\n1 NAME Given${at} /Family/\n1 BIRT\n2 DATE ${1700 + (at % 200)}\n${note}`;
/** The file that took the site down: thousands of pointers to one long note. */
const BOMB = `${HEAD}${couple(1, '1 NOTE @N1@\n'.repeat(120_000))}${STORY}0 TRLR\n`;
/** What comes nearest to it and is let in: as much of shared notes as a person may have, fifteen times. */
const WORST = `${HEAD}${Array.from({ length: 15 }, (_, at) => couple(at, '1 NOTE @N1@\n'.repeat(130))).join('')}${Array.from({ length: 10_000 }, (_, at) => couple(at + 100, '')).join('')}${STORY}0 TRLR\n`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-gedcom-work-'));
const files = createFolderStore(folder);
let db: Awaited<ReturnType<typeof testDatabase>>;
let site: TestApp;
let memberId: number;
let works: GedcomWork[] = [];
const aWork = (memoryMegabytes = 512) => {
  const work = createGedcomWork({ connection: db.connection, memoryMegabytes, log: silentLog });
  works.push(work);
  return work;
};
const checkOf = (text: string): Extract<GedcomTask, { kind: 'check' }> => {
  const file = path.join(folder, `${Math.random()}.ged`);
  writeFileSync(file, text);
  return {
    kind: 'check',
    file: { path: file, mostBytes: 50 * 1024 ** 2 },
    policy: { asOfYear: 2026, livingYears: 110, memberBytes: 0 },
  };
};
const never = () => new AbortController().signal;

beforeAll(async () => {
  db = await testDatabase();
  site = await startTestApp({ db });
  memberId = (await createMember(db, {
    email: 'one@example.com',
    passwordHash: 'x',
    firstName: 'First',
    lastName: 'Last',
  }))!.id;
}, 90_000);
afterEach(async () => {
  await Promise.all(works.map((work) => work.close()));
  works = [];
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function anImport(stage: ImportStage, text: string): Promise<number> {
  const opened = await openImport(db, memberId, { name: 'family.ged', size: 1 });
  await files.write(uploadKey(opened!.id), Buffer.from(text), { mostBytes: 1e9 });
  await moveImport(db, opened!.id, ['uploading'], stage, { treeName: 'Tree', steps: 10 });
  return opened!.id;
}
async function untilStage(id: number, ...stages: ImportStage[]) {
  for (;;) {
    const row = await importOf(db, memberId, id);
    if (row && stages.includes(row.stage)) return row;
    await delay(20);
  }
}
const startWork = (work: GedcomWork) =>
  startGedcomImports({ db, work, files, megabytes: 50, livingYears: 110, isAlone: false, log: silentLog, lookMs: 20 });

describe('a piece of work in its own process', () => {
  it('answers as one here does, and reports what is wrong with a file', async () => {
    const work = aWork();
    expect(await work.run(checkOf(`${HEAD}${couple(1, '')}0 TRLR\n`), { signal: never() })).toMatchObject({
      counts: { persons: 1 },
    });
    await expect(work.run(checkOf('Dear diary,\n'), { signal: never() })).rejects.toThrow(UserError);
    await expect(work.run(checkOf(BOMB), { signal: never() })).rejects.toThrow(
      /^Line 14\d of this file: the shared notes that this record points to come to more than 4 MB\./u,
    );
  }, 60_000);

  it('makes a tree of a file, and writes it as it came', async () => {
    const text = `${HEAD}${couple(1, '1 NOTE kept\n')}0 TRLR\n`;
    const id = await anImport('importing', text);
    const stop = startWork(aWork());
    const { treeId } = await untilStage(id, 'done', 'failed');
    await stop();
    const tree = {
      treeId: treeId!,
      version: '5.5.1' as const,
      withheld: { living: false, private: false, asOfYear: 2026, livingYears: 110 },
      takesMedia: false,
      siteName: 'test',
      programVersion: '0',
      now: new Date(),
    };
    const written = (await buffer(aWork().write({ kind: 'export', tree, isArchive: false }))).toString();
    expect(recordsOf(written)).toBe(recordsOf(text));
    expect(await aWork().run({ kind: 'preview', tree }, { signal: never() })).toMatchObject({ persons: 1 });
  }, 60_000);

  it('gives up an export whose reader takes nothing of it, and lets the next one have its place', async () => {
    const id = await anImport(
      'importing',
      `${HEAD}${Array.from({ length: 150 }, (_, at) => couple(at, `1 NOTE ${'A long story. '.repeat(300)}\n`)).join('')}0 TRLR\n`,
    );
    const stop = startWork(aWork());
    const { treeId } = await untilStage(id, 'done', 'failed');
    await stop();
    const task = {
      kind: 'export' as const,
      tree: {
        treeId: treeId!,
        version: '5.5.1' as const,
        withheld: { living: false, private: false, asOfYear: 2026, livingYears: 110 },
        takesMedia: false,
        siteName: 'test',
        programVersion: '0',
        now: new Date(),
      },
      isArchive: false,
    };
    const work = createGedcomWork({
      connection: db.connection,
      memoryMegabytes: 512,
      mostStallMs: 500,
      log: silentLog,
    });
    works.push(work);
    const unread = [work.write(task), work.write(task)].map(
      (stream) => new Promise<Error>((resolve) => void stream.once('error', resolve)),
    );
    expect((await buffer(work.write(task))).length).toBeGreaterThan(400_000);
    expect((await Promise.all(unread)).map(({ message }) => message)).toEqual(
      Array(2).fill('The reader of an export took nothing of it for too long.'),
    );

    // A reader who leaves in the middle keeps no place, and one who reads no more does not keep the server from
    // stopping.
    const other = aWork();
    const left = [other.write(task), other.write(task)];
    await Promise.all(left.map((stream) => once(stream, 'readable')));
    for (const stream of left) stream.destroy();
    expect((await buffer(other.write(task))).length).toBeGreaterThan(400_000);
    const held = other.write(task).on('error', () => undefined);
    await once(held, 'readable');
    const startedAt = Date.now();
    await other.close();
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  }, 60_000);

  it('ends when it is called off, and by itself when it may not have the memory it asks for', async () => {
    const calledOff = new AbortController();
    const running = aWork().run(checkOf(WORST), { signal: calledOff.signal });
    setTimeout(() => calledOff.abort(), 300);
    await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
    await expect(aWork(8).run(checkOf(WORST), { signal: never() })).rejects.toThrow(
      'This file needs more memory than we allow for one file.',
    );
  }, 60_000);

  it('leaves the site answering its health at once while the worst file is read and imported', async () => {
    const id = await anImport('checking', WORST);
    const stop = startWork(aWork());
    const times: number[] = [];
    const measure = async (stages: ImportStage[]) => {
      for (;;) {
        const startedAt = performance.now();
        await site.app.inject({ url: '/healthz' });
        times.push(performance.now() - startedAt);
        if (stages.includes((await importOf(db, memberId, id))!.stage)) return;
        await delay(5);
      }
    };
    await measure(['checked', 'failed']);
    expect((await importOf(db, memberId, id))!.problem).toBeNull();
    await moveImport(db, id, ['checked'], 'importing', { treeName: 'Worst', steps: 10 });
    await measure(['done', 'failed']);
    await stop();
    expect((await importOf(db, memberId, id))!.stage).toBe('done');
    times.sort((one, other) => one - other);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(500);
  }, 120_000);

  it('is put down within five seconds when the server stops, and goes on with the next', async () => {
    const id = await anImport('importing', WORST);
    const work = aWork();
    const stop = startWork(work);
    await delay(700);
    const startedAt = Date.now();
    await work.close();
    await stop();
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    const { attempts } = (await db.one<{ attempts: number }>(
      '/* test.attempts */ SELECT attempts FROM gedcom_import WHERE id = $1',
      [id],
    ))!;
    expect([attempts, (await importOf(db, memberId, id))!.stage]).toEqual([0, 'importing']);
    const again = startWork(aWork());
    expect((await untilStage(id, 'done', 'failed')).stage).toBe('done');
    await again();
  }, 120_000);
});

describe('a file whose reading never comes to an end', () => {
  const lost: GedcomWork = {
    run: () => Promise.reject(new JobLost('ended by SIGKILL')),
    write: () => {
      throw new Error('not asked');
    },
    importWaits: createWorkSignal(),
    close: () => Promise.resolve(),
  };

  it.each(['checking', 'importing'] as const)(
    'is tried three times and then given up, with the reason: %s',
    async (stage) => {
      const id = await anImport(stage, BOMB);
      let tries = 0;
      const stop = startWork({ ...lost, run: (task, options) => ((tries += 1), lost.run(task, options)) });
      const { problem } = await untilStage(id, 'failed');
      await stop();
      expect([tries, problem]).toEqual([
        3,
        expect.stringMatching(
          /^We tried to read this file 3 times, and each time the work stopped before the end\./u,
        ) as string,
      ]);
    },
    30_000,
  );

  it('is given up by a server that starts for the fourth time, before anything of it is read', async () => {
    const id = await anImport('importing', BOMB);
    await db.rows('/* test.tried */ UPDATE gedcom_import SET attempts = 3 WHERE id = $1', [id]);
    const stop = startWork({
      ...lost,
      run: () => {
        throw new Error('it was read');
      },
    });
    expect((await untilStage(id, 'failed')).problem).toMatch(/^We tried to read this file 3 times/u);
    await stop();
  }, 30_000);
});
