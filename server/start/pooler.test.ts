import { setTimeout as delay } from 'node:timers/promises';

import { exportSite } from '#server/admin/archive/exportSite.ts';
import { createMessageHints, notifyMembers } from '#server/modules/messages/conversations/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';
import { withLease } from '#server/platform/jobs/withLease.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { type DatabaseGate, openDatabaseGate } from '#test/support/postgres/openDatabaseGate.ts';
import { knowsPrepared, pgBouncer, type Pooler, startPgBouncer } from '#test/support/postgres/startPgBouncer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

const program = pgBouncer();
if (!program)
  process.stderr.write(
    'No PgBouncer is installed here: nothing is proved of the site behind one. Name it in PGBOUNCER, or install the package pgbouncer.',
  );
/** Many more than PgBouncer has connections to the database. */
const AT_ONCE = 24;

(program ? describe : describe.skip)('behind PgBouncer in transaction mode', () => {
  let direct: Awaited<ReturnType<typeof testDatabase>>;
  let gate: DatabaseGate;
  let pooler: Pooler;
  let site: Storage;
  beforeAll(async () => {
    direct = await testDatabase({ isMigrated: false });
    if ('connectionString' in direct.connection) throw new Error('This test needs the embedded PostgreSQL.');
    gate = await openDatabaseGate(direct.connection);
    pooler = await startPgBouncer(program ?? '', {
      port: gate.port,
      user: direct.connection.user,
      database: direct.connection.database,
    });
    // Two copies of the site start at once on an empty database.
    const open = () =>
      openStorage(
        {
          dataDir: '/nonexistent',
          databaseUrl: pooler.url,
          databaseDirectUrls: [gate.url],
          isDatabasePrepared: knowsPrepared(program ?? ''),
        },
        silentLog,
      );
    const [first, second] = await Promise.all([open(), open()]);
    await second?.stop();
    site = first;
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    await pooler?.stop();
    await gate?.close();
    await direct?.close();
  });

  it('gives the transactions of one connection different sessions of the database', async () => {
    const sessions = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        await delay(Math.random() * 20);
        return (await site.db.one<{ pid: number }>('/* test.pid */ SELECT pg_backend_pid() AS pid, pg_sleep(0.01)'))
          ?.pid;
      }),
    );
    expect(new Set(sessions).size).toBeGreaterThan(1);
    const clients = await site.db.withClient(async (client) => {
      const pids = new Set<number>();
      for (let at = 0; at < 60 && pids.size < 2; at += 1) {
        const others = Promise.all(
          Array.from({ length: 3 }, () => site.db.rows('/* test.busy */ SELECT pg_sleep(0.005)')),
        );
        pids.add((await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0);
        await others;
      }
      return pids;
    });
    expect(clients.size).toBeGreaterThan(1);
  });

  it('starts days at the same moment in every session', async () => {
    const zones = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        site.db.one<{ zone: string }>("/* test.zone */ SELECT current_setting('TimeZone') AS zone, pg_sleep(0.005)"),
      ),
    );
    expect(new Set(zones.map((row) => row?.zone))).toEqual(new Set(['UTC']));
  });

  it('runs statements of every request, prepared where the pooler knows them', async () => {
    const ask = (n: number) => site.db.one<{ n: number }>('/* test.kept */ SELECT $1::int AS n', [n], { isKept: true });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(n)));
      expect(answers.map((row) => row?.n)).toEqual(Array.from({ length: AT_ONCE }, (_, n) => n));
    }
  });

  it('counts limits and holds leases', async () => {
    const limiter = createLimiter(site.db, 'test', { points: 5, duration: 60 });
    const taken = await Promise.all(Array.from({ length: AT_ONCE }, () => limiter.take('one')));
    expect(taken.filter((wait) => wait === null)).toHaveLength(5);
    let most = 0;
    let now = 0;
    const held = await Promise.all(
      Array.from({ length: 8 }, () =>
        withLease(site.db, 'test', { seconds: 30, patienceMs: 20_000, orElse: () => false }, async ({ db }) => {
          most = Math.max(most, (now += 1));
          await Promise.all([
            db.rows('/* test.sleep */ SELECT pg_sleep(0.02)'),
            db.rows('/* test.sleepToo */ SELECT pg_sleep(0.02)'),
          ]);
          now -= 1;
          return true;
        }),
      ),
    );
    expect([most, held.every(Boolean)]).toEqual([1, true]);
  });

  it('exports the site in one picture', async () => {
    let bytes = 0;
    await exportSite(
      site.db,
      async (chunks) => {
        for await (const chunk of chunks) bytes += chunk.length;
      },
      () => () => undefined,
    );
    expect(bytes).toBeGreaterThan(1_000);
  });

  it('hears of messages on the direct connection', async () => {
    const hints = createMessageHints({ db: site.direct, log: silentLog });
    const heard: (string | null)[] = [];
    await hints.listen(7, (hash) => heard.push(hash));
    await site.db.transaction((tx) => notifyMembers(tx, [7]));
    for (let tries = 0; heard.length < 2 && tries < 100; tries += 1) await delay(20);
    expect(heard.length).toBeGreaterThanOrEqual(1);
    hints.close();
  });
});
