import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { announceSiteCopy, copyFaults, liveCopies } from './siteCopies.ts';

let db: Database;
let home: string;
const leaving: (() => Promise<void>)[] = [];
beforeAll(async () => {
  db = await testDatabase();
  home = mkdtempSync(path.join(os.tmpdir(), 'muniment-copies-'));
}, 60_000);
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
});
afterAll(async () => {
  await db.close();
  rmSync(home, { recursive: true, force: true });
});

/**
 * Starts copies on folders one after the other.
 * @returns what the last was told when it started, and what the doctor says
 */
async function started(...folders: string[]): Promise<{ told: string[]; seen: string[] }> {
  let told: string[] = [];
  for (const folder of folders) {
    told = [];
    leaving.push(
      await announceSiteCopy(
        db,
        { dataDir: path.join(home, folder), s3: null },
        { warn: (_fields, message) => void told.push(message ?? '') },
      ),
    );
  }
  return { told, seen: copyFaults(await liveCopies(db)).map(({ seen, advice }) => `${seen} ${advice}`) };
}

const ONE_FOLDER = '2 copies of the site use one DATA_DIR. Give each a folder of its own.';

it('a copy alone is well, also after a restart and after another that left', async () => {
  expect(await started('alone')).toEqual({ told: [], seen: [] });
  await leaving.pop()?.();
  expect(await started('alone')).toEqual({ told: [], seen: [] });
  expect(await liveCopies(db)).toHaveLength(1);
});

it('two with one DATA_DIR are told so, whatever path leads to it', async () => {
  mkdirSync(path.join(home, 'one'));
  symlinkSync(path.join(home, 'one'), path.join(home, 'link'));
  expect(await started('one', 'link')).toEqual({ told: [ONE_FOLDER], seen: [ONE_FOLDER] });
});

it('two with folders of their own for files are told so, and two that share them are not', async () => {
  const { told, seen } = await started('left', 'right');
  expect([told, seen]).toEqual([[expect.stringMatching(/folders of their own.*FILE_STORE=s3/u)], told]);
  for (const leave of leaving.splice(0)) await leave();
  mkdirSync(path.join(home, 'sharing'));
  symlinkSync(path.join(home, 'left/images'), path.join(home, 'sharing/images'));
  expect(await started('left', 'sharing')).toEqual({ told: [], seen: [] });
});

it('one that was killed is forgotten after a while', async () => {
  await started('killed');
  await db.rows(`/* test.past */ UPDATE site_copy SET seen_at = now() - interval '30 seconds'`);
  expect(await liveCopies(db)).toEqual([]);
});
