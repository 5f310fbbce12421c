import { setPriority } from 'node:os';

import { silentLog } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';

import { finishReport } from '../reportStore.ts';
import { writeReport } from '../writeReport.ts';
import type { ReportMessage, ReportOrder } from './reportMessages.ts';

// A process for one report: what it asks for in memory and time, the site's requests do not feel.

const NICENESS = 10;
const BEAT_MS = 1_000;
const CONNECTIONS = 4;

const say = (message: ReportMessage) => void process.send?.(message);

async function work({ connection, task }: ReportOrder): Promise<ReportMessage> {
  const db = openDatabase(connection, { log: silentLog, size: CONNECTIONS, isBackground: true });
  try {
    // The bytes go into the row with its end: one that was called off at the last moment has none.
    await finishReport(db, task.reportId, await writeReport(db, task, (done, of) => say({ kind: 'progress', done, of })));
    return { kind: 'done' };
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
process.once('message', (order: ReportOrder) => {
  void work(order).then((message) => process.send?.(message, () => process.exit(0)));
});
