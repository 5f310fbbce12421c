import type { Database } from '#server/platform/db/database.ts';

import { lostQueue } from './queues.ts';

it('lost corrections are held against their pages one by one, and others are answered in between', async () => {
  const lost = Array.from({ length: 100 }, (_, id) => ({
    id,
    pageId: 'n-a/18420205/0001',
    memberName: null,
    madeAt: new Date(0),
    before: 'a',
    after: 'b',
    imageId: null,
    box: null,
  }));
  const db = { rows: () => Promise.resolve(lost), one: () => Promise.resolve(null) } as unknown as Database;
  let [turns, isDone] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  const queue = await lostQueue(db, 'http://localhost');
  isDone = true;
  expect(queue.map(({ candidates }) => candidates)).toEqual(lost.map(() => []));
  expect(turns).toBeGreaterThanOrEqual(100);
});
