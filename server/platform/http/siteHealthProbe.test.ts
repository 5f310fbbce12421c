import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Database } from '#server/platform/db/database.ts';
import { createMetrics } from '#server/platform/http/metrics.ts';
import { watchHealth, writeHealth } from '#server/start/watchHealth.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { Health } from './health.ts';
import { siteHealthProbe, type HealthPorts, type HealthSight } from './siteHealthProbe.ts';

const MEGABYTE = 1024 ** 2;

function watched(ports: Partial<HealthPorts> = {}, wantedBytes = 200 * MEGABYTE) {
  const sights: HealthSight[] = [];
  let at = 0;
  const writes = jest.fn(() => Promise.resolve());
  const parts: HealthPorts = {
    search: () => Promise.resolve({ records: 7 }),
    write: writes,
    freeBytes: () => Promise.resolve(300 * MEGABYTE),
    ...ports,
  };
  const probe = siteHealthProbe(parts, { wantedBytes, onSight: (sight) => sights.push(sight), now: () => at });
  return { probe, sights, writes, pass: (ms: number) => (at += ms) };
}

describe('the health of the site', () => {
  it('is good while it answers, writes and has room', async () => {
    const { probe, sights } = watched();
    expect(await probe()).toEqual({ records: 7 });
    expect(sights).toEqual([{ isWritable: true, freeBytes: 300 * MEGABYTE }]);
  });

  it('is not while the database takes no writes, and is again as soon as it does', async () => {
    let isReadOnly = true;
    const { probe, sights } = watched({
      write: () => (isReadOnly ? Promise.reject(new Error('read-only')) : Promise.resolve()),
    });
    await expect(probe()).rejects.toThrow('the database takes no writes');
    isReadOnly = false;
    expect(await probe()).toEqual({ records: 7 });
    expect(sights.map(({ isWritable }) => isWritable)).toEqual([false, true]);
  });

  it('is not while the disk is nearly full, in figures', async () => {
    await expect(watched({ freeBytes: () => Promise.resolve(120.5 * MEGABYTE) }).probe()).rejects.toThrow(
      'the disk is nearly full: 120 MB free, 200 MB wanted (DISK_FREE_MB)',
    );
    expect(await watched({ freeBytes: () => Promise.resolve(0) }, 0).probe()).toEqual({ records: 7 });
  });

  it('is not made worse by a disk that cannot be read', async () => {
    const { probe, sights } = watched({ freeBytes: () => Promise.reject(new Error('no such folder')) });
    expect(await probe()).toEqual({ records: 7 });
    expect(sights[0]?.freeBytes).toBeNull();
  });

  it('writes every ten seconds, however often it is looked at', async () => {
    const { probe, writes, pass } = watched();
    for (let look = 0; look < 5; look += 1) {
      await probe();
      pass(2000);
    }
    expect(writes).toHaveBeenCalledTimes(1);
  });
});

describe('the metrics', () => {
  it('say that nothing can be written when the database is gone altogether', async () => {
    const gone = () => Promise.reject(new Error('connection refused'));
    const { probe, sights } = watched({ search: gone, write: gone });
    await expect(probe()).rejects.toThrow('connection refused');
    expect(sights).toEqual([{ isWritable: false, freeBytes: 300 * MEGABYTE }]);
  });

  it('report a write that hangs, of which there is one however often it is looked', async () => {
    let finish = (): void => undefined;
    const write = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { probe, sights } = watched({ write });
    await expect(probe()).rejects.toThrow('the database takes no writes');
    await expect(probe()).rejects.toThrow('the database takes no writes');
    expect([write.mock.calls.length, sights.map(({ isWritable }) => isWritable)]).toEqual([1, [false, false]]);
    finish();
    expect(await probe()).toEqual({ records: 7 });
  });
});

describe('on a real database and disk', () => {
  let db: Database;
  const folder = mkdtempSync(path.join(tmpdir(), 'muniment-health-'));
  beforeAll(async () => {
    db = await testDatabase();
  }, 60_000);
  afterAll(async () => {
    await db?.close();
    rmSync(folder, { recursive: true });
  });

  it('gives the reason to a reader of /healthz, and the state to Prometheus', async () => {
    const search = { health: () => Promise.resolve({ isReady: true, records: 5 }) } as unknown as Parameters<
      typeof watchHealth
    >[1]['search'];
    const articles = { health: () => Promise.resolve({ isReady: true, articles: 7, bytes: 0 }) };
    const metrics = createMetrics();
    const stand = async (database: Database, diskFreeMegabytes: number) => {
      const health = new Health('1');
      await watchHealth(health, {
        db: database,
        search,
        articles,
        settings: { dataDir: folder, diskFreeMegabytes },
        metrics,
        processor: null,
      });
      const report = health.report();
      health.stop();
      expect(report.articles).toBe(report.ready ? 7 : null);
      return [report.ready, report.state];
    };
    expect(await stand(db, 0)).toEqual([true, 'ready']);
    expect(await metrics.registry.metrics()).toMatch(
      /muniment_database_writable 1\n[^]*muniment_disk_free_bytes [1-9]\d+/u,
    );
    expect(await stand(db, 999_999_999)).toEqual([
      false,
      expect.stringMatching(/^the disk is nearly full: \d+ MB free/u),
    ]);
    const readOnly: Database = {
      ...db,
      one: db.one.bind(db),
      rows: (sql, values) =>
        db.transaction(async (tx) => {
          await tx.rows('/* test.readOnly */ SET TRANSACTION READ ONLY');
          return tx.rows(sql, values);
        }),
    };
    await expect(writeHealth(readOnly)).rejects.toThrow(/read-only/u);
    expect(await stand(readOnly, 0)).toEqual([false, 'the database takes no writes']);
    expect(await metrics.registry.metrics()).toContain('muniment_database_writable 0');
    metrics.close();
  });
});
