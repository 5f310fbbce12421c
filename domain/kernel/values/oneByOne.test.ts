import { setTimeout as delay } from 'node:timers/promises';

import { oneByOne } from './oneByOne.ts';

it('does pieces of work one after the other, and goes on after one that failed', async () => {
  const inTurn = oneByOne();
  const seen: string[] = [];
  const piece = (name: string, milliseconds: number) => async () => {
    seen.push(`${name} starts`);
    await delay(milliseconds);
    seen.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const outcomes = await Promise.allSettled([inTurn(piece('a', 5)), inTurn(piece('b', 1)), inTurn(piece('c', 0))]);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: new Error('b failed') },
    { status: 'fulfilled', value: 'c' },
  ]);
});
