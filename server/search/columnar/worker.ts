import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { loadGazetteer } from '../../gazetteer/loadGazetteer.ts';
import { Cancelled } from './query/answerQuery.ts';
import { createTaskRunner } from './threads/createTaskRunner.ts';
import type { Reply, Request } from './threads/messages.ts';

/** One number shared with the main thread: the ticket of the task to give up. */
const { cancelled } = workerData as { cancelled: Int32Array };
const port = parentPort as MessagePort;
const run = createTaskRunner(loadGazetteer);

// One task after the other: a build awaits its file, and nothing may come between its steps.
let turn = Promise.resolve();
port.on('message', ({ ticket, task }: Request) => {
  turn = turn.then(async () => {
    let reply: Reply;
    try {
      reply = { ticket, value: await run(task, () => Atomics.load(cancelled, 0) === ticket) };
    } catch (error) {
      reply = { ticket, error: { message: (error as Error).stack ?? String(error), isCancelled: error instanceof Cancelled } };
    }
    port.postMessage(reply);
  });
});
