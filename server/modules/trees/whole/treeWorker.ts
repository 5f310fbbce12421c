import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { silentLog } from '#server/platform/config/log.ts';
import { type Connection, openDatabase } from '#server/platform/db/openDatabase.ts';
import { lowerThreadPriority } from '#server/platform/threads/lowerPriority.ts';

import { runWholeTask, type WholeTask } from './wholeTask.ts';
import type { WholeReply } from './wholeThread.ts';

// A thread for whole trees: see wholeThread.ts.

const NICENESS = 10;
const CONNECTIONS = 2;

const port = parentPort as MessagePort;
lowerThreadPriority(NICENESS);
const db = openDatabase((workerData as { connection: Connection }).connection, {
  log: silentLog,
  size: CONNECTIONS,
  isBackground: true,
});

port.on('message', (task: WholeTask) => {
  runWholeTask(db, task).then(
    (value) => port.postMessage({ value } satisfies WholeReply),
    (error: unknown) => port.postMessage({ error: (error as Error).stack ?? String(error) } satisfies WholeReply),
  );
});
