import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { LeaseLost, withLease } from './withLease.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.rows('/* test.written */ CREATE TABLE written (by text)');
});
afterAll(() => db.close());
afterEach(() => db.rows('/* test.clear */ DELETE FROM written'));

const orElse = () => 'held' as const;
const write = (tx: Database, by: string) => tx.rows('/* test.write */ INSERT INTO written VALUES ($1)', [by]);
const written = async () =>
  (await db.rows<{ by: string }>('/* test.read */ SELECT by FROM written ORDER BY by')).map(({ by }) => by);
/** As if the holder had been paused for longer than its lease. */
const runOut = (name: string) =>
  db.rows("/* test.runOut */ UPDATE lease SET until = now() - interval '1 second' WHERE name = $1", [name]);

describe('a lease', () => {
  it('has one holder, and is free again when the work has ended or failed', async () => {
    const second = await withLease(db, 'a', { seconds: 30, orElse }, () =>
      withLease(db, 'a', { seconds: 30, orElse }, async () => 'both'),
    );
    expect(second).toBe('held');
    await expect(withLease(db, 'a', { seconds: 30, orElse }, () => Promise.reject(new Error('torn')))).rejects.toThrow(
      'torn',
    );
    expect(await withLease(db, 'a', { seconds: 30, orElse }, async () => 'done')).toBe('done');
    expect(await db.rows('/* test.leases */ SELECT FROM lease')).toEqual([]);
  });

  it('is had by one of many that ask at once, and by others under other names', async () => {
    let most = 0;
    let now = 0;
    const work = async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 30));
      now -= 1;
      return 'done' as const;
    };
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        withLease(db, 'b', { seconds: 30, patienceMs: at < 4 ? 0 : 5_000, orElse }, work),
      ),
    );
    expect(most).toBe(1);
    expect(all.slice(4)).toEqual(['done', 'done', 'done', 'done']);
    expect(
      await withLease(db, 'b', { seconds: 30, orElse }, () =>
        withLease(db, 'c', { seconds: 30, orElse }, async () => 'both'),
      ),
    ).toBe('both');
  });

  it('lets a holder that was paused and wakes write nothing that another one has taken over', async () => {
    const paused = withLease(db, 'd', { seconds: 300, orElse }, async (leased) => {
      await write(leased.db, 'first before its pause');
      await runOut('d');
      await withLease(db, 'd', { seconds: 300, orElse }, async (other) => {
        await write(other.db, 'second');
        await expect(write(leased.db, 'first alone')).rejects.toBeInstanceOf(LeaseLost);
        await expect(leased.db.transaction((tx) => write(tx, 'first in a transaction'))).rejects.toBeInstanceOf(
          LeaseLost,
        );
      });
      return leased.db.one('/* test.late */ SELECT 1 AS one');
    });
    await expect(paused).rejects.toBeInstanceOf(LeaseLost);
    expect(await written()).toEqual(['first before its pause', 'second']);
  });

  it('goes on where its time ran out and no one took it over', async () => {
    await withLease(db, 'e', { seconds: 300, orElse }, async (leased) => {
      await runOut('e');
      await write(leased.db, 'first');
    });
    expect(await written()).toEqual(['first']);
  });

  it('is taken over only behind a transaction that holds it', async () => {
    const order: string[] = [];
    await withLease(db, 'f', { seconds: 300, orElse }, async (leased) => {
      let second: Promise<unknown> = Promise.resolve();
      await leased.db.transaction(async (tx) => {
        await runOut('f');
        second = withLease(db, 'f', { seconds: 300, orElse }, async (other) => {
          order.push('second');
          await write(other.db, 'second');
        });
        await new Promise((resolve) => setTimeout(resolve, 200));
        await write(tx, 'first');
        order.push('first');
      });
      await second;
    });
    expect(order).toEqual(['first', 'second']);
    expect(await written()).toEqual(['first', 'second']);
  });

  it('tells its holder that it was lost, and is renewed while the work goes on', async () => {
    const lost = withLease(db, 'g', { seconds: 0.3, orElse }, async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await withLease(db, 'g', { seconds: 300, orElse }, async () => 'taken')).toBe('held');
      expect(signal.aborted).toBe(false);
      await db.rows('/* test.steal */ UPDATE lease SET fence = fence + 1000 WHERE name = $1', ['g']);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return signal.aborted;
    });
    expect(await lost).toBe(true);
    await db.rows('/* test.end */ DELETE FROM lease');
  });
});
