import { setTimeout as delay } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';

import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { type PostgresServer, PostgresServers } from '#test/support/postgres/PostgresServers.ts';

import { limitStatements } from './limitStatements.ts';

const LIMIT_S = 1;
let servers: PostgresServers;
let server: PostgresServer;
let db: Database;
let app: FastifyInstance;
let inBackground: Promise<unknown>;

beforeAll(async () => {
  servers = new PostgresServers();
  server = await servers.primary('main');
  await server.ask('CREATE DATABASE muniment');
  db = openDatabase({ connectionString: server.url() }, { log: silentLog, isBackground: true, size: 3 });
  app = Fastify();
  limitStatements(app, LIMIT_S);
  app.get('/quick', () => db.one('/* test.quick */ SELECT 1 AS ok'));
  app.get('/slow', () => db.one('/* test.slow */ SELECT pg_sleep(60)'));
  app.get('/many', async () => {
    for (let no = 0; no < 5; no += 1) await db.one('/* test.many */ SELECT 1 AS ok').catch(() => null);
    return db.one('/* test.last */ SELECT 1 AS ok');
  });
  app.get('/transaction', () => db.transaction((tx) => tx.one('/* test.inside */ SELECT pg_sleep(60)')));
  app.post('/write', () => db.rows('/* test.write */ CREATE TABLE IF NOT EXISTS written AS SELECT pg_sleep(60)'));
  app.get('/sets-going', () => {
    inBackground = delay(200).then(() => db.one('/* test.after */ SELECT pg_sleep(2), 1 AS ok'));
    return 'going';
  });
}, 60_000);
afterAll(async () => {
  server.resume();
  await app.close();
  await db.close();
  servers.close();
});

/** Status and seconds of a request. */
async function ask(url: string, method: 'GET' | 'POST' = 'GET'): Promise<[status: number, seconds: number]> {
  const started = performance.now();
  const { statusCode } = await app.inject({ url, method });
  return [statusCode, (performance.now() - started) / 1_000];
}

describe('a request whose statement takes too long', () => {
  it.each(['/slow', '/transaction'])(
    '%s is answered in time, and the database stops working for it',
    async (url) => {
      const [status, seconds] = await ask(url);
      expect([status, seconds < LIMIT_S + 1.5]).toEqual([503, true]);
      const busy = () =>
        server.ask(
          `SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid() AND state = 'active'`,
        );
      for (const deadline = Date.now() + 15_000; (await busy()).length > 0 && Date.now() < deadline;) await delay(200);
      expect(await busy()).toEqual([]);
      expect((await ask('/quick'))[0]).toBe(200);
    },
    60_000,
  );

  it('leaves a write in doubt, which no program may take for an invitation to try again', async () => {
    expect((await ask('/write', 'POST'))[0]).toBe(500);
  });

  it('limits neither what it set going nor work of no request', async () => {
    expect((await ask('/sets-going'))[0]).toBe(200);
    expect(await inBackground).toMatchObject({ ok: 1 });
    expect(await db.one('/* test.background */ SELECT pg_sleep(1.5), 1 AS ok')).toMatchObject({ ok: 1 });
  }, 20_000);
});

it('a database that hangs keeps no page waiting, however many statements it has and no matter who holds the connections', async () => {
  server.pause();
  try {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/many')));
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 503));
    expect(Math.max(...answers.map(([, seconds]) => seconds))).toBeLessThan(LIMIT_S + 1);
  } finally {
    server.resume();
  }
  while ((await ask('/quick'))[0] !== 200) await delay(100);
}, 60_000);
