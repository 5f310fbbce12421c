import { setTimeout as delay } from 'node:timers/promises';

import { createMessageHints, notifyMembers } from '#server/modules/messages/conversations/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { PostgresServers, type PostgresServer } from '#test/support/postgres/PostgresServers.ts';

import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { openStorage } from '../openStorage.ts';
import { StatementError } from '../StatementError.ts';

let servers: PostgresServers;
let main: PostgresServer;
let spare: PostgresServer;
let db: Database;

/** What its writers were told: stored for certain, refused for certain, or neither. */
interface Told {
  stored: number[];
  refused: number[];
  inDoubt: number[];
}

/** Writes one row after the other, each in a transaction, until it is told to stop. */
async function write(start: number, told: Told, isOver: () => boolean): Promise<void> {
  for (let id = start; !isOver(); id += 1) {
    try {
      await db.transaction(
        async (tx) => void (await tx.rows('/* test.promise */ INSERT INTO ledger VALUES ($1)', [id])),
      );
      told.stored.push(id);
    } catch (error) {
      (error instanceof StatementError && error.isInDoubt ? told.inDoubt : told.refused).push(id);
      await delay(10);
    }
  }
}

beforeAll(async () => {
  servers = new PostgresServers();
  main = await servers.primary('main', { synchronous_standby_names: '' });
  await main.ask('CREATE DATABASE muniment');
  await main.ask('CREATE TABLE ledger (id int PRIMARY KEY)', 'muniment');
  spare = await servers.standby('spare', main, { synchronous_standby_names: '' });
  await main.ask("ALTER SYSTEM SET synchronous_standby_names = 'spare'");
  // The command line of the test outdoes the file.
  await main.stop();
  main = await servers.server('main', { synchronous_standby_names: 'spare' });
}, 60_000);
afterAll(async () => {
  await db.close();
  servers.close();
});

it('a primary that dies under writes loses nothing that was confirmed, and the site writes again within 30 seconds of its death, without a restart', async () => {
  // The standby follows the new port.
  await spare.stop();
  spare = await servers.server('spare', {
    primary_conninfo: `host=127.0.0.1 port=${main.port} user=muniment application_name=spare`,
    hot_standby: 'on',
  });
  db = openDatabase({ connectionString: main.url(), others: [spare.url()] }, { log: silentLog, isBackground: true });
  const told: Told = { stored: [], refused: [], inDoubt: [] };
  let isOver = false;
  const writers = [1, 1_000_000, 2_000_000, 3_000_000].map((start) => write(start, told, () => isOver));
  while (told.stored.length < 200) await delay(20);

  await main.kill();
  const died = performance.now();
  const confirmedBefore = told.stored.length;
  servers.promote(spare);
  while (told.stored.length <= confirmedBefore + 4) await delay(20);
  const back = performance.now() - died;
  await delay(500);
  isOver = true;
  await Promise.all(writers);

  expect(back).toBeLessThan(30_000);
  const rows = new Set((await spare.ask<{ id: number }>('SELECT id FROM ledger', 'muniment')).map(({ id }) => id));
  expect(told.stored.filter((id) => !rows.has(id))).toEqual([]);
  expect(told.refused.filter((id) => rows.has(id))).toEqual([]);
  // Each row is of a write that was confirmed, or in doubt.
  expect([...rows].filter((id) => !told.stored.includes(id) && !told.inDoubt.includes(id))).toEqual([]);
  // One for each writer at most, the connection of which was cut.
  expect(told.inDoubt.length).toBeLessThanOrEqual(4);
}, 120_000);

it('an old primary that comes back by itself is not written to, though it takes writes', async () => {
  await main.start();
  await main.ask("SET synchronous_commit = 'local'; INSERT INTO ledger VALUES (-1)", 'muniment');
  const fresh = openDatabase(
    { connectionString: main.url(), others: [spare.url()] },
    { log: silentLog, isBackground: true },
  );
  try {
    await fresh.rows('/* test.late */ INSERT INTO ledger VALUES (-2)');
    expect(await spare.ask('SELECT id FROM ledger WHERE id < 0', 'muniment')).toEqual([{ id: -2 }]);
  } finally {
    await fresh.close();
  }
  await main.stop();
}, 60_000);

it('a primary that hangs is left as soon as another was promoted, also by what waits for it, and by the connection past a pooler that listens for messages', async () => {
  const next = await servers.standby('next', spare);
  const site = openDatabase(
    { connectionString: spare.url(), others: [next.url()] },
    { log: silentLog, isBackground: true },
  );
  const settings = readSettings({ DATABASE_URL: spare.url(), DATABASE_DIRECT_URL: `${spare.url()} ${next.url()}` });
  const { direct, stop } = await openStorage(settings, silentLog, { isMigrating: false });
  const hints = createMessageHints({ db: direct, log: { warn: () => undefined } });
  const heard: (string | null)[] = [];
  try {
    await hints.listen(7, (hash) => heard.push(hash));
    await site.rows('/* test.warm */ INSERT INTO ledger VALUES (-3)');
    const deadline = Date.now() + 10_000;
    while ((await next.ask('SELECT 1 FROM ledger WHERE id = -3', 'muniment')).length === 0 && Date.now() < deadline)
      await delay(50);
    spare.pause();
    const waiting = site.rows('/* test.hang */ INSERT INTO ledger VALUES (-4)').then(
      () => 'stored',
      (error: unknown) => (error instanceof StatementError && error.isInDoubt ? 'in doubt' : 'refused'),
    );
    servers.promote(next);
    expect(await waiting).toBe('in doubt');
    await site.rows('/* test.again */ INSERT INTO ledger VALUES (-5)');
    expect(await next.ask('SELECT id FROM ledger WHERE id < -3', 'muniment')).toEqual([{ id: -5 }]);
    // The one that listens asks again once it does so at the new server, and hears what is said there.
    const toldBefore = heard.length;
    for (const until = Date.now() + 30_000; heard.length === toldBefore && Date.now() < until;) {
      await site.transaction((tx) => notifyMembers(tx, [7]));
      await delay(100);
    }
    expect(heard.length).toBeGreaterThan(toldBefore);
  } finally {
    hints.close();
    await site.close();
    await stop();
    spare.resume();
  }
}, 60_000);
