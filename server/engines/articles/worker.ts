import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import type { Reply, Request } from '#server/engines/search/columnar/threads/messages.ts';

import { Cancelled } from './query/matchWords.ts';
import { createArticleRunner } from './createArticleRunner.ts';
import type { ArticleTask } from './messages.ts';

const SEARCH_NICENESS = 5;

/** One number shared with the main thread: the ticket of the task to give up. */
const { cancelled } = workerData as { cancelled: Int32Array };
const port = parentPort as MessagePort;
// As in the search of records: requests that need no search come first, where threads have a priority of their own.
if (process.platform === 'linux') setPriority(SEARCH_NICENESS);
const run = createArticleRunner();

// One task after the other: a build awaits its file, and nothing may come between its steps.
let turn = Promise.resolve();
port.on('message', ({ ticket, task }: Request<ArticleTask>) => {
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
