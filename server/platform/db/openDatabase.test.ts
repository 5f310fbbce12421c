import { Client } from 'pg';

import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import type { StatementError } from './StatementError.ts';

let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
  await db.rows('/* test.table */ CREATE TABLE thing (id int PRIMARY KEY, name text NOT NULL)');
});
beforeEach(() => db.rows('/* test.empty */ TRUNCATE thing'));
afterAll(() => db.close());

const names = async () =>
  (await db.rows<{ name: string }>('/* test.names */ SELECT name FROM thing ORDER BY id')).map(({ name }) => name);
const add = (to: Database, id: number, name: string) =>
  to.rows('/* test.add */ INSERT INTO thing VALUES ($1, $2)', [id, name]);

describe('openDatabase', () => {
  it('gives values as the contract says', async () => {
    const row =
      await db.one(`/* test.values */ SELECT count(*) AS n, 9007199254740991::bigint AS big, 1.50::numeric AS exact,
      date '1881-04-03' AS day, timestamptz '1881-04-03 01:00+01' AS at, '{"a":[1]}'::jsonb AS doc, '\\x00ff'::bytea AS bytes, array['a','b'] AS list`);
    expect(row).toEqual({
      n: 1,
      big: Number.MAX_SAFE_INTEGER,
      exact: '1.50',
      day: '1881-04-03',
      at: new Date('1881-04-03T00:00:00Z'),
      doc: { a: [1] },
      bytes: Buffer.from([0, 255]),
      list: ['a', 'b'],
    });
  });

  it('refuses a bigint that a number cannot hold', () =>
    expect(db.one('/* test.wide */ SELECT 9007199254740993::bigint AS n')).rejects.toThrow('beyond 2^53'));

  it('answers null and no rows for nothing found', async () => {
    expect(await db.one('/* test.none */ SELECT 1 WHERE false')).toBeNull();
    expect(await db.rows('/* test.none */ SELECT 1 WHERE false')).toEqual([]);
  });

  it('refuses a statement without a label', () =>
    expect(db.rows('SELECT 1')).rejects.toThrow('must start with /* area.verb */'));

  it('keeps a statement ready under its label, for that text alone, and still names its failures', async () => {
    const double = (n: number) => db.one('/* test.kept */ SELECT $1::int * 2 AS n', [n], { isKept: true });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([{ n: 2 }, { n: 4 }, { n: 6 }]);
    await db.transaction(async (tx) => {
      await tx.one('/* test.keptOnce */ SELECT 1 AS n', [], { isKept: true });
      expect(
        await tx.one(`/* test.look */ SELECT count(*) AS n FROM pg_prepared_statements WHERE name = 'test.keptOnce'`),
      ).toEqual({ n: 1 });
      await expect(tx.one('/* test.keptOnce */ SELECT 2 AS n', [], { isKept: true })).rejects.toThrow('must be unique');
    });
    await expect(db.one('/* test.keptBad */ SELECT 1 / $1::int AS n', [0], { isKept: true })).rejects.toMatchObject({
      label: 'test.keptBad',
      code: '22012',
    });
  });

  it('keeps a transaction that succeeds, with the one inside it', async () => {
    await db.transaction(async (tx) => {
      await add(tx, 1, 'outer');
      await tx.transaction((inner) => add(inner, 2, 'inner'));
    });
    expect(await names()).toEqual(['outer', 'inner']);
  });

  it('does what a transaction asks at once one after the other, also where some of it fails', async () => {
    const seen: string[] = [];
    const failing = db.transaction(async (tx) => {
      const slow = tx.withClient(async (client) => {
        await client.query('/* test.slow */ SELECT pg_sleep(0.05)');
        seen.push('slow');
      });
      const quick = [1, 2, 3].map((id) => add(tx, id, 'quick').then(() => seen.push(`quick ${id}`)));
      const last = tx.withClient(() => Promise.resolve(seen.push('last')));
      await Promise.all([slow, ...quick, last]);
      await Promise.all([tx.rows('/* test.fails */ SELECT 1 / 0'), ...[4, 5].map((id) => add(tx, id, 'late'))]);
    });
    await expect(failing).rejects.toMatchObject({ label: 'test.fails', code: '22012' });
    expect([seen, await names()]).toEqual([['slow', 'quick 1', 'quick 2', 'quick 3', 'last'], []]);
  });

  it('undoes a transaction that fails, whole', async () => {
    const failing = db.transaction(async (tx) => {
      await add(tx, 1, 'outer');
      await tx.withClient((client) => client.query(`/* test.same */ INSERT INTO thing VALUES (2, 'same connection')`));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
  });

  it('names statement and constraint of a failure, but no stored value', async () => {
    await add(db, 1, 'Ann');
    const failure = await add(db, 1, 'Secret Name').catch((error: unknown) => error as StatementError);
    expect(failure).toMatchObject({
      name: 'StatementError',
      label: 'test.add',
      code: '23505',
      constraint: 'thing_pkey',
    });
    const refused = await db
      .rows(`/* test.number */ SELECT $1::text::int`, ['Secret Name'])
      .catch((error: unknown) => error as StatementError);
    expect(refused).toMatchObject({ label: 'test.number', code: '22P02' });
    for (const error of [failure, refused])
      expect(JSON.stringify([error, (error as Error).message, (error as Error).stack])).not.toContain('Secret');
  });

  it('goes on after a connection was cut', async () => {
    const cut = db.withClient((client) => client.query('/* test.cut */ SELECT pg_terminate_backend(pg_backend_pid())'));
    await expect(cut).rejects.toThrow();
    expect(await db.one('/* test.again */ SELECT 1 AS ok')).toEqual({ ok: 1 });
  });

  it('outlives a connection that the server ends while it is made ready, between two statements', async () => {
    const other = openDatabase(db.connection, { log: silentLog, isBackground: true });
    const ask = Object.getOwnPropertyDescriptor(Client.prototype, 'query')!;
    const unexpected: unknown[] = [];
    const onUnexpected = (error: unknown) => unexpected.push(error);
    process.on('uncaughtException', onUnexpected);
    Client.prototype.query = async function query(this: Client & { processID: number }, ...asked: unknown[]) {
      Object.defineProperty(Client.prototype, 'query', ask);
      const answer: unknown = await (ask.value as (...them: unknown[]) => Promise<unknown>).apply(this, asked);
      // Not `once` of node:events, which listens for errors as well.
      const ended = new Promise((resolve) => this.once('end', resolve));
      await db.one('/* test.end */ SELECT pg_terminate_backend($1)', [this.processID]);
      await ended;
      return answer;
    } as typeof Client.prototype.query;
    try {
      await expect(other.one('/* test.first */ SELECT 1 AS n')).rejects.toThrow('connection error');
      expect(await other.one('/* test.second */ SELECT 2 AS n')).toEqual({ n: 2 });
      expect(unexpected).toEqual([]);
    } finally {
      Object.defineProperty(Client.prototype, 'query', ask);
      process.off('uncaughtException', onUnexpected);
      await other.close();
    }
  });

  it('gives many askers their turn', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => db.one<{ n: number }>('/* test.turn */ SELECT $1::int AS n', [i])),
    );
    expect(answers.map((row) => row?.n)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });
});
