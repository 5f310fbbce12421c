import { existsSync } from 'node:fs';
import path from 'node:path';

import HeaviestFirst, { HEAVY, secondsOf } from './heaviestFirst.mjs';

describe('the order of test files', () => {
  const tests = [
    'test/e2e/identity.e2e.ts',
    'test/e2e/newspapers.e2e.ts',
    'jest.config.mjs',
    'server/modules/trees/core/livingCanary.test.ts',
  ].map((file) => ({ path: path.resolve(file) }));
  const sorted = (list) => list.map((test) => path.basename(test.path));

  it('starts with those that take longest, then the larger ones', () => {
    const order = sorted(new HeaviestFirst().sort(tests));
    expect(order.slice(0, 2)).toEqual(['livingCanary.test.ts', 'newspapers.e2e.ts']);
    expect(new Set(order).size).toBe(tests.length);
  });

  it('shares them out evenly', () => {
    const shards = [1, 2].map((shardIndex) => sorted(new HeaviestFirst().shard(tests, { shardIndex, shardCount: 2 })));
    expect(shards.map((shard) => shard[0])).toEqual(['livingCanary.test.ts', 'newspapers.e2e.ts']);
    expect(shards.flat().sort()).toEqual(sorted(tests).sort());
  });

  it('puts no file that is not listed before one that is', () => {
    expect(secondsOf('/x/any.test.ts', 10_000_000)).toBeLessThan(Math.min(...HEAVY.values()));
    expect(secondsOf('C:\\site\\test\\e2e\\routes.e2e.ts', 0)).toBe(HEAVY.get('test/e2e/routes.e2e.ts'));
  });

  it.each([...HEAVY.keys()])('knows %s, which is there', (file) => expect(existsSync(file)).toBe(true));
});
