import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { lowerThreadPriority } from '#server/platform/threads/lowerThreadPriority.ts';
import type { WorkReply } from '#server/platform/threads/WorkThreads.ts';

import type { DrawTask } from './messages.ts';
import { runDrawTask } from './runDrawTask.ts';

/**
 * Megabytes that libvips may keep for pictures to come. Every picture is asked for once and then kept on disk, so
 * little helps.
 */
const KEPT_MEGABYTES = 16;

const port = parentPort as MessagePort;
lowerThreadPriority(workerData as number);
// One thread for each picture: how many are made at once is for the queue to say.
sharp.concurrency(1);
sharp.cache({ memory: KEPT_MEGABYTES, files: 0, items: 20 });

port.on('message', (task: DrawTask) => {
  void runDrawTask(task).then(
    (bytes) => {
      // A copy of its own: small buffers share their memory with others, which must not leave with them.
      const own = new Uint8Array(bytes);
      port.postMessage({ bytes: own } satisfies WorkReply, [own.buffer]);
    },
    (error: unknown) => port.postMessage({ error: (error as Error).stack ?? String(error) } satisfies WorkReply),
  );
});
