import { silentLog } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { lowerProcessPriority } from '#server/platform/threads/lowerPriority.ts';

import type { JobMessage, JobOrder } from './jobMessages.ts';

const NICENESS = 10;
const BEAT_MS = 1_000;
/** Progress is said so often and no more. */
const PROGRESS_MS = 250;

/**
 * Makes this process the one of a job: what the job needs of memory and time, requests of the site do not feel. It ends
 * when the job does, or when the server that started it does.
 * @param connections - of the job's own pool. @param work - does the job; `atStep` says how far it is. What it throws
 * as a UserError is for the member.
 */
export function serveJob<Task, Value>(
  connections: number,
  work: (db: Database, task: Task, atStep: (done: number, of?: number) => void) => Promise<Value>,
): void {
  const say = (message: JobMessage<Value>) => void process.send?.(message);
  let saidAt = 0;
  const atStep = (done: number, of = 0) => {
    if (Date.now() - saidAt < PROGRESS_MS) return;
    saidAt = Date.now();
    say({ kind: 'progress', done, of });
  };
  async function outcomeOf({ connection, task }: JobOrder<Task>): Promise<JobMessage<Value>> {
    try {
      return {
        kind: 'done',
        value: await work(
          openDatabase(connection, { log: silentLog, size: connections, isBackground: true }),
          task,
          atStep,
        ),
      };
    } catch (error) {
      const isForMember = error instanceof UserError;
      return {
        kind: 'failed',
        isForMember,
        message: isForMember ? error.message : ((error as Error).stack ?? String(error)),
      };
    }
  }
  lowerProcessPriority(NICENESS);
  // The server that started it says when to end; signals to both of them mean the server.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(1));
  setInterval(() => say({ kind: 'beat' }), BEAT_MS).unref();
  process.once('message', (order: JobOrder<Task>) => {
    void outcomeOf(order).then((message) => process.send?.(message, () => process.exit(0)));
  });
}
