import { createWriteStream } from 'node:fs';
import { setPriority } from 'node:os';

import { silentLog } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';

import { writeTreeExport } from '../export/writeTreeExport.ts';
import { EXPORT_DESCRIPTOR, type WorkMessage, type WorkOrder } from './processMessages.ts';
import { runGedcomTask } from './runGedcomTask.ts';

// A process for one piece of work on a GEDCOM file: what it asks for in memory and time, the site's requests do not feel.

const NICENESS = 10;
const BEAT_MS = 1_000;
const TELL_MS = 250;
/** One for the transaction, one beside it. */
const CONNECTIONS = 2;

const say = (message: WorkMessage) => void process.send?.(message);

async function work({ connection, task }: WorkOrder): Promise<WorkMessage> {
  const db = openDatabase(connection, { log: silentLog, size: CONNECTIONS, isBackground: true });
  let lastReport = 0;
  const atRecord = (done: number) => {
    if (Date.now() - lastReport < TELL_MS) return;
    lastReport = Date.now();
    say({ kind: 'progress', done });
  };
  try {
    if (task.kind !== 'export') return { kind: 'done', value: await runGedcomTask(db, task, atRecord) };
    await writeTreeExport(db, task, createWriteStream('', { fd: EXPORT_DESCRIPTOR }));
    return { kind: 'done', value: null };
  } catch (error) {
    const isForMember = error instanceof UserError;
    return { kind: 'failed', isForMember, message: isForMember ? error.message : ((error as Error).stack ?? String(error)) };
  }
}

setPriority(NICENESS);
// The server that started it says when to end; signals to both of them mean the server.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(1));
setInterval(() => say({ kind: 'beat' }), BEAT_MS).unref();
process.once('message', (order: WorkOrder) => {
  void work(order).then((message) => process.send?.(message, () => process.exit(0)));
});
