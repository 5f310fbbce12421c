import { setTimeout as sleep } from 'node:timers/promises';

import { createWorkSignal, startPolling } from './startPolling.ts';

describe('looking for work', () => {
  it('starts at once, rests as long as the look says, and never looks twice at a time', async () => {
    let looks = 0;
    let atOnce = 0;
    let most = 0;
    const stop = startPolling(async () => {
      looks += 1;
      most = Math.max(most, (atOnce += 1));
      await sleep(5);
      atOnce -= 1;
      return looks < 3 ? 1 : 60_000;
    });
    expect(looks).toBe(1);
    while (looks < 3) await sleep(5);
    await sleep(30);
    await stop();
    expect({ looks, most }).toEqual({ looks: 3, most: 1 });
  });

  it('looks at once when its bell rings: out of a rest, and after the look under way', async () => {
    const signal = createWorkSignal();
    let looks = 0;
    const stop = startPolling(async () => {
      looks += 1;
      await sleep(5);
      return 60_000;
    }, signal);
    signal.notify();
    signal.notify();
    while (looks < 2) await sleep(5);
    await sleep(30);
    expect(looks).toBe(2);
    signal.notify();
    expect(looks).toBe(3);
    await stop();
    signal.notify();
    expect(looks).toBe(3);
  });

  it('waits for the look under way when it is stopped, and says so to it', async () => {
    const seen: boolean[] = [];
    const stop = startPolling(async (isStopped) => {
      seen.push(isStopped());
      await sleep(20);
      seen.push(isStopped());
      return 0;
    });
    await stop();
    await sleep(20);
    expect(seen).toEqual([false, true]);
  });
});
