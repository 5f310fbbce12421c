import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import { Cancelled } from './query/answerQuery.ts';
import { createTaskRunner } from './threads/createTaskRunner.ts';
import type { Reply, Request } from './threads/messages.ts';

const SEARCH_NICENESS = 5;

/** One number shared with the main thread: the ticket of the task to give up. */
const { cancelled } = workerData as { cancelled: Int32Array };
const port = parentPort as MessagePort;
// Linux counts priority by thread: when all cores search, requests that need no search still come first. Elsewhere the
// whole process would be meant, so nothing is changed there.
if (process.platform === 'linux') setPriority(SEARCH_NICENESS);
const run = createTaskRunner(loadGazetteer);

// One task after the other: a build awaits its file, and nothing may come between its steps.
let turn = Promise.resolve();
port.on('message', ({ ticket, task }: Request) => {
  turn = turn.then(async () => {
    let reply: Reply;
    try {
      reply = { ticket, value: await run(task, () => Atomics.load(cancelled, 0) === ticket) };
    } catch (error) {
      reply = {
        ticket,
        error: { message: (error as Error).stack ?? String(error), isCancelled: error instanceof Cancelled },
      };
    }
    port.postMessage(reply);
  });
});
