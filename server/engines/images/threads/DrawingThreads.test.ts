import { Worker } from 'node:worker_threads';

import { DrawingThreads } from './DrawingThreads.ts';

/** Answers with the number of the picture, and never comes back from picture 13. */
const OBEDIENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ number }) => {
    while (number === 13);
    parentPort.postMessage({ bytes: Uint8Array.of(number) });
  });`;

let started = 0;
const start = () => {
  started += 1;
  return new Worker(OBEDIENT, { eval: true });
};
const open: DrawingThreads[] = [];
function threadsWith(longestMs: number): DrawingThreads {
  const threads = new DrawingThreads({ longestMs, start });
  open.push(threads);
  return threads;
}

beforeEach(() => {
  started = 0;
});
afterEach(() => Promise.all(open.splice(0).map((threads) => threads.close())));

const picture = async (threads: DrawingThreads, number: number) => (await threads.draw({ kind: 'stock', number }))[0];

it('gives up a picture that takes too long, while other threads go on, and starts a new thread for the next', async () => {
  const threads = threadsWith(1_500);
  const stuck = threads.draw({ kind: 'stock', number: 13 });
  const refused = expect(stuck).rejects.toThrow('A picture was given up after 1.5 seconds.');
  expect([await picture(threads, 1), await picture(threads, 2)]).toEqual([1, 2]);
  expect(started).toBe(2);
  await refused;
  expect(await Promise.all([picture(threads, 3), picture(threads, 4)])).toEqual([3, 4]);
  expect(started).toBe(3);
});

it('leaves a thread alone that answered in time', async () => {
  const threads = threadsWith(300);
  expect(await picture(threads, 1)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([await picture(threads, 2), started]).toEqual([2, 1]);
});
