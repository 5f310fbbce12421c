import type { Database } from '#server/platform/db/database.ts';

import type { ChosenAsked, ChosenEdits } from './chosenEdits.ts';
import { createChosenEdits, type FindChosenEdits } from './createChosenEdits.ts';

const asked = (to: string, revision = 1, asker = Number(to) || 1) =>
  ({
    sheet: { id: 1, revision },
    published: {},
    records: [1],
    field: 'age',
    to,
    revisionOfReaders: 1,
    asker,
  }) as unknown as Parameters<FindChosenEdits>[0];

/** Work that ends when it is let. */
function slowWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (_db: unknown, { to }: ChosenAsked) => {
    begun.push(to);
    return new Promise<ChosenEdits>((resolve) => ends.push(() => resolve({ changes: begun.length } as ChosenEdits)));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { begun, work, settle, end: async () => (ends.shift()?.(), settle()) };
}

it('works out one at a time, and the same once', async () => {
  const { begun, work, settle, end } = slowWork();
  const find = createChosenEdits({} as Database, work);
  const answers = [find(asked('40')), find(asked('41')), find(asked('40')), find(asked('40', 2))];
  await settle();
  expect(begun).toEqual(['40']);
  await end();
  expect(begun).toEqual(['40', '41']);
  await end();
  await end();
  expect((await Promise.all(answers)).map(({ changes }) => changes)).toEqual([1, 2, 1, 3]);
});

it('refuses more than a few that wait, and forgets the oldest answer for another', async () => {
  const { begun, work, settle, end } = slowWork();
  const find = createChosenEdits({} as Database, work);
  const waiting = Array.from({ length: 8 }, (_none, at) => find(asked(String(at))));
  await settle();
  expect(() => find(asked('one more'))).toThrow(/Wait a moment/u);
  for (let at = 0; at < waiting.length; at += 1) await end();
  await Promise.all(waiting);
  void find(asked('one more'));
  void find(asked('0'));
  await settle();
  await end();
  expect(begun.slice(8)).toEqual(['one more', '0']);
  await end();
});

it('works out two of one asker, who then waits; others get their turn', async () => {
  const { begun, work, settle, end } = slowWork();
  const find = createChosenEdits({} as Database, work);
  const own = ['1', '2'].map((to) => find(asked(to, 1, 7)));
  expect(() => find(asked('3', 1, 7))).toThrow(/Wait a moment/u);
  own.push(find(asked('2', 1, 7)), find(asked('3', 1, 8)));
  await settle();
  for (let at = 0; at < 3; at += 1) await end();
  await Promise.all(own);
  void find(asked('4', 1, 7));
  await settle();
  await end();
  expect(begun).toEqual(['1', '2', '3', '4']);
});

it('goes on after one that failed', async () => {
  let tries = 0;
  const find = createChosenEdits({} as Database, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve({} as ChosenEdits);
  });
  await expect(find(asked('40'))).rejects.toThrow('away');
  await expect(find(asked('40'))).resolves.toEqual({});
});
