import { scryptSync } from 'node:crypto';
import { type MessagePort, parentPort } from 'node:worker_threads';

import { lowerThreadPriority } from '#server/platform/threads/lowerPriority.ts';
import type { WorkReply } from '#server/platform/threads/WorkThreads.ts';

import type { HashTask } from './hashInTurn.ts';

/** Pages, searches and tiles come first: a sign-in can wait for a moment. */
const NICENESS = 10;

const port = parentPort as MessagePort;
lowerThreadPriority(NICENESS);

/** Node's own `scrypt` would take a thread of the pool that files are read and answers compressed with. */
function hash({ password, salt, cost, length }: HashTask): WorkReply {
  try {
    const made = scryptSync(password.normalize('NFKC'), salt, length, { ...cost, maxmem: 256 * cost.N * cost.r });
    return { bytes: new Uint8Array(made) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

port.on('message', (task: HashTask) => port.postMessage(hash(task)));
