import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';

import { checkReplication } from '#server/engines/doctor/checks/checkReplication.ts';
import { checkStandbys } from '#server/engines/doctor/checks/checkStandbys.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { registerReaderPosition } from '#server/platform/http/readerPosition.ts';
import { freePort } from '#test/support/freePort.ts';
import { PostgresServers, type PostgresServer } from '#test/support/postgres/PostgresServers.ts';

import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { followReplicas, type Replicas } from './followReplicas.ts';
import { walPosition } from './walPosition.ts';
import { STALE_READS, withReplicas } from './withReplicas.ts';

let servers: PostgresServers;
let first: PostgresServer;
let second: PostgresServer;
let primary: Database;
let replicas: Replicas;
let ahead = 0;
/** Two copies of the server, each of which knows its standbys by itself. */
const copies: FastifyInstance[] = [];
const others: { close: () => Promise<unknown> }[] = [];

/** Any statement whose label is in the list; where it ran shows in its answer. */
const TITLES = '/* reader.texts */ SELECT id, name, pg_is_in_recovery() AS "isOld" FROM title ORDER BY id';
const CLOSED = '/* newspapers.closedLines */ SELECT id, name, pg_is_in_recovery() AS "isOld" FROM title ORDER BY id';
interface Row {
  id: number;
  name: string;
  isOld: boolean;
}

function copyOfSite(db: Database, to: Database): FastifyInstance {
  const app = Fastify();
  registerReaderPosition(app, to, false);
  app.get('/titles', () => db.rows<Row>(TITLES));
  app.get('/closed', () => db.rows<Row>(CLOSED));
  app.post('/rename', async (request) => {
    await db.rows('/* test.rename */ UPDATE title SET name = $1', [(request.body as { name: string }).name]);
    return db.rows<Row>(TITLES);
  });
  app.post('/titles', () => db.rows<Row>(TITLES));
  return app;
}
const get = async (url: string, headers: Record<string, string> = {}, copy = 0): Promise<Row> =>
  (await copies[copy]!.inject({ url, headers })).json<Row[]>()[0]!;
/** The answer of a standby, as soon as it gives one: on a busy machine a look may take longer than it may. */
async function getOld(headers: Record<string, string> = {}): Promise<Row> {
  for (let tries = 0; ; tries += 1) {
    const row = await get('/titles', headers);
    if (row.isOld || tries === 50) return row;
    await delay(100);
    await replicas.look();
  }
}
const rename = (name: string) => copies[0]!.inject({ method: 'POST', url: '/rename', payload: { name } });
const pauseReplay = (isPaused: boolean) => first.ask(`SELECT pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
/** Until the standby has everything. */
async function caughtUp(): Promise<void> {
  const [row] = await primary.rows<{ at: string }>('/* test.at */ SELECT pg_current_wal_lsn()::text AS at');
  for (;;) {
    const [{ at } = { at: null }] = await first.ask<{ at: string | null }>(
      'SELECT pg_last_wal_replay_lsn()::text AS at',
    );
    if ((walPosition(at ?? '') ?? 0n) >= (walPosition(row?.at ?? '') ?? 0n)) break;
    await delay(20);
  }
  await replicas.look();
}

/** Until the standby hears the primary: one that started again asks for it every few seconds. */
async function follows(): Promise<void> {
  while (
    (await primary.rows("/* test.follows */ SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'")).length === 0
  )
    await delay(50);
}

beforeAll(async () => {
  servers = new PostgresServers();
  second = await servers.primary('main');
  await second.ask('CREATE DATABASE muniment');
  await second.ask(
    "CREATE TABLE title (id int PRIMARY KEY, name text); INSERT INTO title VALUES (1, 'The Mercury')",
    'muniment',
  );
  first = await servers.standby('old', second);
  for (const copy of [0, 1]) {
    const to = openDatabase({ connectionString: second.url() }, { log: silentLog, isBackground: true });
    const follows = followReplicas(to, [first.url()], silentLog, () => performance.now() + ahead);
    if (copy === 0) [primary, replicas] = [to, follows];
    others.unshift(follows, to);
    copies.push(copyOfSite(withReplicas(to, follows), to));
  }
  await caughtUp();
}, 60_000);

afterAll(async () => {
  for (const { close } of others) await close();
  servers.close();
});
afterEach(() => {
  ahead = 0;
});

describe('read replicas', () => {
  it('answer what is listed, for readers’ questions only', async () => {
    expect(await getOld()).toEqual({ id: 1, name: 'The Mercury', isOld: true });
    expect((await get('/closed')).isOld).toBe(false);
    expect((await copies[0]!.inject({ method: 'POST', url: '/titles' })).json<Row[]>()[0]?.isOld).toBe(false);
    expect((await withReplicas(primary, replicas).rows<Row>(TITLES))[0]?.isOld).toBe(false);
  });

  it('never answer readers older than what they wrote, on whatever copy of the server, nor programs without cookies', async () => {
    await pauseReplay(true);
    try {
      const answer = await rename('The Argus');
      expect(answer.json<Row[]>()[0]).toMatchObject({ name: 'The Argus', isOld: false });
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      expect(cookie).toMatch(/^muniment_position=[0-9A-F]+\/[0-9A-F]+$/u);
      await replicas.look();
      // Another reader may still be shown what was there a moment ago.
      expect(await get('/titles', { cookie: 'a=b' })).toMatchObject({ name: 'The Mercury', isOld: true });
      for (const copy of [0, 1])
        expect(await get('/titles', { cookie }, copy)).toMatchObject({ name: 'The Argus', isOld: false });
      expect(await get('/titles', { authorization: 'Bearer x' })).toMatchObject({ name: 'The Argus', isOld: false });
      expect(await get('/titles', { cookie: 'muniment_position=unknown' })).toMatchObject({ name: 'The Argus' });
      expect(await get('/titles', { cookie: 'muniment_position=%zz' })).toMatchObject({ name: 'The Argus' });
      await pauseReplay(false);
      await caughtUp();
      expect(await getOld({ cookie })).toMatchObject({ name: 'The Argus', isOld: true });
    } finally {
      await pauseReplay(false);
    }
  });

  it('are left out once they are five seconds old, whatever clocks say, and come back', async () => {
    await pauseReplay(true);
    await rename('The Echo');
    ahead = 6_000;
    await replicas.look();
    expect(await get('/titles')).toMatchObject({ name: 'The Echo', isOld: false });
    await pauseReplay(false);
    await caughtUp();
    expect(await getOld()).toMatchObject({ name: 'The Echo', isOld: true });
  });

  it('that a copy of the server knew before it slept answer nothing until it has looked again', async () => {
    await caughtUp();
    ahead = 60_000;
    expect((await get('/titles')).isOld).toBe(false);
  });

  it('that lack what was asked for leave it to the primary', async () => {
    await primary.rows('/* test.remove */ DELETE FROM title WHERE id = 1');
    await caughtUp();
    await pauseReplay(true);
    await primary.rows("/* test.add */ INSERT INTO title VALUES (1, 'The Sun')");
    expect(await get('/titles')).toMatchObject({ name: 'The Sun', isOld: false });
    await pauseReplay(false);
    await caughtUp();
  });

  it('that hang or die are left out within seconds, and no reader gets an error', async () => {
    await caughtUp();
    first.pause();
    const started = performance.now();
    expect((await get('/titles')).isOld).toBe(false);
    expect((await get('/titles')).isOld).toBe(false);
    expect(performance.now() - started).toBeLessThan(8_000);
    first.resume();
    await caughtUp();
    await first.kill();
    for (let asked = 0; asked < 5; asked += 1) expect((await get('/titles')).isOld).toBe(false);
    await first.start();
    await caughtUp();
    expect((await getOld()).isOld).toBe(true);
  }, 60_000);

  it('are judged by the doctor', async () => {
    await follows();
    const settings = (env: Record<string, string>) => readSettings({ DATABASE_URL: second.url(), ...env });
    const look = async (env: Record<string, string>) =>
      [
        ...(await checkReplication({ db: primary, settings: settings(env) })),
        ...(await checkStandbys({ db: primary, settings: settings(env) })),
      ].map(({ state, seen }) => `${state}: ${seen}`);
    expect(await look({ DATABASE_READ_URLS: first.url() })).toEqual([
      expect.stringMatching(/^ok: old streams/u),
      expect.stringMatching(/^warning: No standby is synchronous/u),
      expect.stringMatching(/^ok: Server 1 of DATABASE_READ_URLS/u),
    ]);
    expect((await look({ DATABASE_READ_URLS: second.url() })).at(-1)).toBe(
      'fault: Server 1 of DATABASE_READ_URLS takes writes itself.',
    );
    expect((await look({ DATABASE_STANDBY_URLS: `postgres://x:y@127.0.0.1:${await freePort()}/z` })).at(-1)).toBe(
      'fault: Server 1 of DATABASE_STANDBY_URLS does not answer.',
    );
    await pauseReplay(true);
    await primary.rows(
      '/* test.much */ INSERT INTO title SELECT n, repeat(md5(n::text), 30) FROM generate_series(10, 5000) AS n',
    );
    await delay(5_500);
    expect((await look({ DATABASE_READ_URLS: first.url() })).at(-1)).toMatch(
      /^warning: Server 1 of DATABASE_READ_URLS is [1-9]\d* MB behind\.$/u,
    );
    await primary.rows('/* test.less */ DELETE FROM title WHERE id > 1');
    await pauseReplay(false);
    const old = openDatabase({ connectionString: first.url() }, { log: silentLog, isBackground: true });
    expect((await checkReplication({ db: old, settings: settings({}) }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('leads to a standby'),
    });
    await old.close();
  }, 60_000);

  it('that were promoted answer no one: they are no copy of the primary any more', async () => {
    servers.promote(first);
    await replicas.look();
    expect((await get('/titles')).isOld).toBe(false);
    await first.ask("UPDATE title SET name = 'of another world'", 'muniment');
    expect((await get('/titles')).name).toBe('The Sun');
  });
});

it('positions are compared as numbers', () => {
  expect([walPosition('0/A') ?? 0n, walPosition('1/0') ?? 0n, walPosition('10/FFFFFFFF') ?? 0n]).toEqual([
    10n,
    4_294_967_296n,
    73_014_444_031n,
  ]);
  expect(['', '0', 'x/y', '0/A; Path=/', '111111111/0'].map(walPosition)).toEqual([null, null, null, null, null]);
});

describe('the list of what a standby may answer', () => {
  /** Every statement of the server, with the label it starts with: up to the end of its text. */
  const statements = [
    ...execFileSync(
      'grep',
      [
        '-rhoPz',
        '--include=*.ts',
        '--exclude=*.test.ts',
        String.raw`(?s)['\x60]/\* [\w.]+ \*/.*?['\x60](?=[,)\n])`,
        'server',
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
    ).matchAll(/\/\* ([\w.]+) \*\/([^\0]*)/gu),
  ].map(([, label = '', text = '']) => ({ label, text }));

  it.each([...STALE_READS.keys()])(
    '%s is a question that reads nothing of what is closed, of access or of accounts',
    (label) => {
      const found = statements.filter((statement) => statement.label === label);
      expect(found).not.toEqual([]);
      for (const { text } of found) {
        expect(text).toMatch(/^\s*(?:SELECT|WITH)\b/u);
        expect(text).not.toMatch(
          /hidden_reason|is_closed|open_issue|issue_day|newspaper_issue|record_live|isVisibleArticle|isPageOpen|closed|removed_at|access|member|session|grant|allowance|\b(?:INSERT|UPDATE|DELETE|nextval|pg_advisory)\b/iu,
        );
      }
    },
  );
});
