import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { lowerThreadPriority } from '#server/platform/threads/lowerPriority.ts';

import { Cancelled, type Reply, type Request } from './messages.ts';

const SEARCH_NICENESS = 5;

/**
 * Makes this thread one that a `SearchThread` asks.
 * @param run - does a task; where `isCancelled` says that no one waits for it any more, it throws `Cancelled`.
 */
export function serveSearches<Task>(run: (task: Task, isCancelled: () => boolean) => Promise<unknown>): void {
  /** One number shared with the main thread: the ticket of the task to give up. */
  const { cancelled } = workerData as { cancelled: Int32Array };
  const port = parentPort as MessagePort;
  // When all cores search, requests that need no search still come first.
  lowerThreadPriority(SEARCH_NICENESS);

  // One task after the other: a build awaits its file, and nothing may come between its steps.
  let turn = Promise.resolve();
  port.on('message', ({ ticket, task }: Request<Task>) => {
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
}
