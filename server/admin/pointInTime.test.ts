import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { checkLogArchive } from '#server/engines/doctor/checks/checkBackups.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { PostgresServers } from '#test/support/postgres/PostgresServers.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { comparePictures } from './comparePictures.ts';
import { SITE_CHECKS } from './siteChecks.ts';

let servers: PostgresServers;
afterAll(() => servers.close());

const open = (url: string): Database => openDatabase({ connectionString: url }, { log: silentLog, isBackground: true });
const names = async (db: Database): Promise<string[]> =>
  (await db.rows<{ email: string }>('/* test.members */ SELECT email FROM member ORDER BY id')).map(
    ({ email }) => email,
  );
const add = (db: Database, email: string) =>
  db.rows(
    "/* test.member */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ($1, 'Ann', 'Lee', 'x')",
    [email],
  );

/** Publishes the next generation of a set with one record for each surname. */
const publish = (db: Database, surnames: readonly string[]) =>
  publishRecords(
    db,
    aRecordSet(),
    surnames.map((LastName, at) => aRecord(String(at), { LastName })),
  );

/** How many records of each surname a copy of the site finds that starts on this folder. */
async function searched(db: Database, dataDir: string, surnames: readonly string[]): Promise<readonly number[]> {
  const engine = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  try {
    return await engine.count(
      surnames.map((text) => ({
        criteria: [{ kind: 'name', field: 'LastName', text, variants: false, excludedVariants: [] }],
      })),
    );
  } finally {
    await engine.close();
  }
}

it('a site is restored to the second before a mistake, from a copy of the night and the archive of the log, as the manual says', async () => {
  servers = new PostgresServers();
  const archive = path.join(servers.home, 'archive');
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  const main = await servers.primary('main', { archive_mode: 'on', archive_command: command });
  await main.ask('CREATE DATABASE muniment');
  const db = open(main.url());
  await migrate(db);
  const files = createFolderStore(path.join(servers.home, 'files'));
  await add(db, 'before@example.org');
  const dataDir = path.join(servers.home, 'data');
  await publish(db, ['Pinch']);
  expect(await searched(db, dataDir, ['Pinch', 'Guard'])).toEqual([1, 0]);

  // The copy of the night, while the site works.
  await servers.copy(main, 'night');
  const hash = randomBytes(32).toString('hex');
  await files.write(`images/${hash.slice(0, 2)}/${hash}.tif`, Buffer.from('image'), { mostBytes: 100 });
  await add(db, 'in-time@example.org');
  await delay(50);
  const [moment] = await main.ask<{ at: string }>(
    "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS at",
  );
  await delay(50);
  await db.rows('/* test.mistake */ DELETE FROM member');
  await add(db, 'too-late@example.org');
  await publish(db, ['Pinch', 'Guard']);
  expect(await searched(db, dataDir, ['Pinch', 'Guard'])).toEqual([1, 1]);
  expect(await createHistoryMarks(db).timeline()).toBe(1);
  await main.ask('SELECT pg_switch_wal()');
  while ((await checkLogArchive({ db })).some(({ state }) => state !== 'ok')) await delay(50);
  await main.ask('SELECT pg_switch_wal()');
  await db.close();
  // Everything of the machine is lost but copy and archive.
  await main.stop();
  rmSync(main.folder, { recursive: true });

  writeFileSync(path.join(servers.home, 'night', 'recovery.signal'), '');
  const restored = await servers.server('night', {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment?.at ?? '',
    recovery_target_action: 'promote',
  });
  const found = open(restored.url());
  try {
    while ((await restored.ask<{ is: boolean }>('SELECT pg_is_in_recovery() AS is'))[0]?.is) await delay(50);
    expect(await names(found)).toEqual(['before@example.org', 'in-time@example.org']);
    for (const { run } of SITE_CHECKS) expect(await run(found, files, { isBySize: false })).toEqual([]);
    await add(found, 'after@example.org');
    expect(await names(found)).toHaveLength(3);
    // The second generation once more, with the same numbers of records: segments of the first history that are still
    // there answer nothing.
    await publish(found, ['Trewin', 'Penrose', 'Trewin']);
    expect(await searched(found, dataDir, ['Pinch', 'Guard', 'Trewin'])).toEqual([0, 0, 2]);
    await expect(createHistoryMarks(found).leave(1)).rejects.toThrow('took over');
    expect(readdirSync(archive).length).toBeGreaterThanOrEqual(2);
  } finally {
    await found.close();
  }
}, 120_000);

it('the doctor says when the log is not archived any more', async () => {
  const failing = await servers.primary('failing', { archive_mode: 'on', archive_command: 'false' });
  const db = open(failing.url('postgres'));
  await db.rows('/* test.archiveThis */ CREATE TABLE x (id int)');
  await failing.ask('SELECT pg_switch_wal()');
  for (
    const deadline = Date.now() + 20_000;
    Date.now() < deadline && (await checkLogArchive({ db }))[0]?.state !== 'fault';
  )
    await delay(100);
  expect((await checkLogArchive({ db }))[0]).toMatchObject({ state: 'fault', advice: expect.stringContaining('disk') });
  await db.close();
}, 60_000);

it('muniment check names files that the database knows and that were not restored', async () => {
  const server = await servers.primary('files-lost');
  await server.ask('CREATE DATABASE muniment');
  const db = open(server.url());
  await migrate(db);
  const files = createFolderStore(path.join(servers.home, 'files-lost-store'));
  const [here, lost] = ['a', 'b'].map((letter) => letter.repeat(64));
  await files.write(`images/aa/${here}.tif`, Buffer.from('image'), { mostBytes: 100 });
  await db.rows(
    `/* test.pages */ WITH holding AS (INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access) VALUES ('BIG', 'Big', '', 'CENSUS', 'c', 's', 'England', 'free') RETURNING id),
       book AS (INSERT INTO image_book (record_set_id, label) SELECT id, 'Book' FROM holding RETURNING id)
     INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash) SELECT 'p-' || repeat(chr(96 + at::int), 20), id, at, at::text, at::text, 1, 1, hash FROM book, unnest($1::text[]) WITH ORDINALITY AS h(hash, at)`,
    [[here, lost]],
  );
  expect(await comparePictures(db, files, { isBySize: false })).toEqual([
    `1 image file missing: images/bb/${lost}.tif. Restore the files of that time, or import the images again.`,
  ]);
  await db.close();
}, 60_000);
