import { setTimeout as delay } from 'node:timers/promises';

import { createLane } from './createLane.ts';

const never = new AbortController().signal;

/** Counts the work that is done at once, and the most there was of it. */
function aCount() {
  const count = { running: 0, most: 0, done: 0 };
  const work = async () => {
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    await delay(2);
    count.running -= 1;
    count.done += 1;
  };
  return { count, work };
}

describe('a lane', () => {
  it('lets no more work run at once than it is wide, when all of it is asked for in the same moment', async () => {
    const lane = createLane(2);
    const { count, work } = aCount();
    await Promise.all(Array.from({ length: 12 }, () => lane(work, never)));
    expect(count).toEqual({ running: 0, most: 2, done: 12 });
  });

  it('hands a place on to the one that waits, not to one that comes at that moment', async () => {
    const lane = createLane(1);
    const { count, work } = aCount();
    const first = lane(work, never);
    const waits = lane(work, never);
    const late = first.then(() => lane(work, never));
    await Promise.all([first, waits, late]);
    expect(count).toEqual({ running: 0, most: 1, done: 3 });
  });

  it('keeps its places when work fails or leaves while it waits', async () => {
    const lane = createLane(1);
    const { count, work } = aCount();
    const leaving = new AbortController();
    const fails = lane(() => Promise.reject(new Error('failed')), never);
    const leaves = lane(work, leaving.signal);
    leaving.abort();
    await expect(fails).rejects.toThrow('failed');
    await expect(leaves).rejects.toMatchObject({ name: 'AbortError' });
    await lane(work, never);
    expect(count).toEqual({ running: 0, most: 1, done: 1 });
  });
});
