import { Worker } from 'node:worker_threads';

import { WorkThreads } from './WorkThreads.ts';

interface Task {
  number: number;
}

/** Answers with the number of the task, and never comes back from task 13. */
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
const open: WorkThreads<Task>[] = [];
function threadsWith(longestMs: number): WorkThreads<Task> {
  const threads = new WorkThreads<Task>({ longestMs, start });
  open.push(threads);
  return threads;
}

beforeEach(() => {
  started = 0;
});
afterEach(() => Promise.all(open.splice(0).map((threads) => threads.close())));

const result = async (threads: WorkThreads<Task>, number: number) => (await threads.run({ number }))[0];

it('gives up a task that takes too long, while other threads go on, and starts a new thread for the next', async () => {
  const threads = threadsWith(1_500);
  const stuck = threads.run({ number: 13 });
  const refused = expect(stuck).rejects.toThrow('A task was given up after 1.5 seconds.');
  expect([await result(threads, 1), await result(threads, 2)]).toEqual([1, 2]);
  expect(started).toBe(2);
  await refused;
  expect(await Promise.all([result(threads, 3), result(threads, 4)])).toEqual([3, 4]);
  expect(started).toBe(3);
});

it('leaves a thread alone that answered in time', async () => {
  const threads = threadsWith(2_000);
  expect(await result(threads, 1)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  expect([await result(threads, 2), started]).toEqual([2, 1]);
});
