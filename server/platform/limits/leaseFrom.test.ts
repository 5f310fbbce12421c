import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createLimiter } from './createLimiter.ts';
import { leaseFrom } from './leaseFrom.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const ALLOWANCE = { points: 30, duration: 600 };
const refusals = (waits: readonly (number | null)[]) => waits.filter((wait) => wait !== null).length;

describe('leaseFrom', () => {
  it('lets as much through as the allowance has, however many come at once, and says how long to wait', async () => {
    const { take } = leaseFrom(createLimiter(db, 'atOnce', ALLOWANCE), 10);
    const waits = await Promise.all(Array.from({ length: 33 }, () => take('a')));
    expect(refusals(waits)).toBe(3);
    expect(waits.at(-1)).toBeGreaterThan(500);
    expect(await take('b')).toBeNull();
  });

  it('asks nothing of the database for who was refused, until their wait ends', async () => {
    const limiter = createLimiter(db, 'refused', { points: 10, duration: 1 });
    const asked = jest.spyOn(limiter, 'take');
    const { take } = leaseFrom(limiter, 10);
    const waits = await Promise.all(Array.from({ length: 11 }, () => take('a')));
    expect(refusals(waits)).toBe(1);
    const before = asked.mock.calls.length;
    expect(await take('a')).toBe(1);
    expect(asked).toHaveBeenCalledTimes(before);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await take('a')).toBeNull();
  });

  it('counts together with every other copy of the server', async () => {
    const copies = [1, 2].map(() => leaseFrom(createLimiter(db, 'copies', ALLOWANCE), 10));
    const waits = await Promise.all(copies.flatMap(({ take }) => Array.from({ length: 20 }, () => take('a'))));
    expect(refusals(waits)).toBe(10);
  });
});

describe('a limiter without its database', () => {
  const away = { withClient: () => Promise.reject(new Error('away')) } as unknown as Database;

  it('counts by itself where that was asked for, and fails elsewhere', async () => {
    const { take } = leaseFrom(createLimiter(away, 'away', ALLOWANCE, 'counts-here'), 10);
    expect(refusals(await Promise.all(Array.from({ length: 31 }, () => take('a'))))).toBe(1);
    await expect(createLimiter(away, 'away', ALLOWANCE).take('a')).rejects.toThrow('away');
  });
});
