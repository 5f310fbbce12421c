import { setImmediate } from 'node:timers/promises';

import type { StoredSheet } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { CheckedSheet } from './checkSheet.ts';
import { createSheetChecks } from './createSheetChecks.ts';

const sheet = (id: number, revision: number) => ({ id, revision, publication: null }) as StoredSheet;

/** Checks that are answered when `finish` is called, with their sheet’s revision as the number of rows. */
function start() {
  const running: { id: number; revision: number; finish: () => void }[] = [];
  const begun: string[] = [];
  const checks = createSheetChecks({} as Database, ({}, { id, revision }, _year, signal) => {
    signal.throwIfAborted();
    begun.push(`${id}.${revision}`);
    return new Promise<CheckedSheet>((resolve, reject) => {
      const one = { id, revision, finish: () => resolve({ rows: revision } as CheckedSheet) };
      running.push(one);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return { checks, running, begun };
}

it('one is made at a time, once for all who ask', async () => {
  const { checks, running, begun } = start();
  const [first, again, other] = [checks(sheet(1, 1)), checks(sheet(1, 1)), checks(sheet(2, 5))];
  await setImmediate();
  expect(begun).toEqual(['1.1']);
  running[0]!.finish();
  expect([(await first)?.rows, (await again)?.rows]).toEqual([1, 1]);
  await setImmediate();
  running[1]!.finish();
  expect([(await other)?.rows, begun]).toEqual([5, ['1.1', '2.5']]);
});

it('one of a sheet that has become another ends, and who asked is answered about that', async () => {
  const { checks, running, begun } = start();
  const first = checks(sheet(1, 1));
  await setImmediate();
  // The second never begins: the third came first.
  const second = checks(sheet(1, 2));
  const third = checks(sheet(1, 3));
  await setImmediate();
  await setImmediate();
  running.at(-1)!.finish();
  expect([(await first)?.rows, (await second)?.rows, (await third)?.rows]).toEqual([3, 3, 3]);
  expect(begun).toEqual(['1.1', '1.3']);
});

it('is forgotten after five minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const { checks, running, begun } = start();
  const first = checks(sheet(1, 1));
  await setImmediate();
  running[0]!.finish();
  await first;
  await setImmediate();
  void checks(sheet(1, 1));
  jest.advanceTimersByTime(5 * 60_000);
  void checks(sheet(1, 1));
  await setImmediate();
  expect(begun).toEqual(['1.1', '1.1']);
  jest.useRealTimers();
});
