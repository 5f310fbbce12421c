import type { Worker } from 'node:worker_threads';

import { oneByOne } from '#domain/kernel/values/oneByOne.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { startWorker } from '#server/platform/threads/startWorker.ts';

import type { WholeAnswers, WholeTask } from './wholeTask.ts';
import { type RunWholeTask, createWholeTrees, type WholeTrees } from './wholeTrees.ts';

/** What the thread says to one task. */
export type WholeReply = { value: WholeAnswers[WholeTask['kind']] } | { error: string };

/** What one task may take. A tree of 140,000 people takes some 8 seconds and 400 MB. */
export interface WholeLimits {
  longestMs: number;
  memoryMegabytes: number;
}

const LIMITS: WholeLimits = { longestMs: 180_000, memoryMegabytes: 1_024 };

interface ThreadOptions {
  connection: Connection;
  limits?: WholeLimits;
  /** Starts the thread. */
  start?: (connection: Connection, limits: WholeLimits) => Worker;
}

const startThread = (connection: Connection, { memoryMegabytes }: WholeLimits): Worker =>
  startWorker('treeWorker', {
    name: 'trees',
    workerData: { connection },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });

/**
 * A thread that looks through whole trees, one after the other, with a connection to the database of its own: neither
 * the checks of a large tree nor reading its rows hold up the requests. It is started when it is first needed. A task
 * that is called off, takes too long or too much memory ends it; the next task gets a new one.
 */
export function createWholeThread({ connection, limits = LIMITS, start = startThread }: ThreadOptions): {
  run: RunWholeTask;
  close: () => Promise<void>;
} {
  let worker: Worker | null = null;
  const inTurn = oneByOne();
  let isClosed = false;

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  function work(task: WholeTask, signal: AbortSignal): Promise<WholeAnswers[WholeTask['kind']]> {
    signal.throwIfAborted();
    if (isClosed) throw new Error('The thread for whole trees is closed.');
    const thread = (worker ??= start(connection, limits));
    // The server lives by its socket; a thread alone does not keep a finished command running.
    thread.unref();
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', callOff);
        for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
        // What an ended thread still says is of no interest.
        thread.on('error', () => undefined);
        then();
      };
      const lose = (reason: Error) => settle(() => void end().then(() => reject(reason), reject));
      const callOff = () => lose(signal.reason as Error);
      const timer = setTimeout(
        () => lose(new Error(`A tree was given up after ${limits.longestMs / 1000} seconds.`)),
        limits.longestMs,
      ).unref();
      signal.addEventListener('abort', callOff, { once: true });
      thread.once('message', (reply: WholeReply) =>
        settle(() => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.value))),
      );
      thread.once('error', (error) => lose(error));
      thread.once('exit', (code) => lose(new Error(`The thread for whole trees ended with code ${code}.`)));
      thread.postMessage(task);
    });
  }

  return {
    run: (task, signal) => inTurn(() => work(task, signal)),
    async close() {
      isClosed = true;
      await end();
    },
  };
}

/** The thread of a site that looks through whole trees: for `perSite`. */
export const wholeThreadOf = ({ connection }: Site): ReturnType<typeof createWholeThread> =>
  createWholeThread({ connection });

/** Who asks it: for `perSite`, since they share its answers. */
export const wholeTreesOf = (site: Site): WholeTrees => createWholeTrees(site.perSite(wholeThreadOf).run);
