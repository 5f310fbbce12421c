import { type ChildProcess, fork } from 'node:child_process';

import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';

import type { ReportTask } from '../writeReport.ts';
import type { ReportMessage, ReportOrder } from './reportMessages.ts';

/** A process that says nothing for so long is stuck. */
const MOST_SILENCE_MS = 120_000;
const TOO_MUCH = 'This report needs more memory than we allow for one file. Choose fewer generations, or leave out photos.';

/** What the largest report we take needs on a slow machine, several times over. */
const LONGEST_MS = 20 * 60_000;
const TOO_LONG = 'This report took longer than 20 minutes, so we stopped it. Your tree is unchanged. Choose fewer generations, or leave out photos.';

/** A report that ended without an answer: its process was killed, or fell. */
export class ReportLost extends Error {
  override name = 'ReportLost';
}

let sources: string | null = null;

/** Starts the process of a report. @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT */
export function startReportProcess(order: ReportOrder, memoryMegabytes: number): ChildProcess {
  const file = builtBundle('reportProcess') ?? (sources ??= bundledFile('server/modules/trees/reports/work/reportProcess.ts'));
  const child = fork(file, [], { execArgv: [`--max-old-space-size=${memoryMegabytes}`], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.send(order);
  return child;
}

/** How a report is written in a process. */
export interface RunOptions {
  connection: Connection;
  memoryMegabytes: number;
  onProgress: (done: number, of: number) => void;
  /** Ends the process, whatever it is doing. */
  signal: AbortSignal;
  /** Starts the process. */
  start?: typeof startReportProcess;
  /** Milliseconds it may take. Default 20 minutes. */
  longestMs?: number;
}

/**
 * Writes a report in a process of its own, which is dead when this settles.
 * @throws UserError with what its maker can do; ReportLost; the signal's reason
 */
export function runReport(task: ReportTask, { connection, memoryMegabytes, onProgress, signal, start = startReportProcess, longestMs = LONGEST_MS }: RunOptions): Promise<void> {
  signal.throwIfAborted();
  const child = start({ connection, task }, memoryMegabytes);
  return new Promise((resolve, reject) => {
    let end: Extract<ReportMessage, { kind: 'done' | 'failed' }> | null = null;
    const kill = () => void child.kill('SIGKILL');
    const silence = setTimeout(kill, MOST_SILENCE_MS);
    let isTooLong = false;
    const limit = setTimeout(() => {
      isTooLong = true;
      kill();
    }, longestMs);
    child.on('message', (message: ReportMessage) => {
      silence.refresh();
      if (message.kind === 'progress') onProgress(message.done, message.of);
      else if (message.kind !== 'beat') end = message;
    });
    // Its end says what there is to say.
    child.on('error', () => undefined);
    child.once('close', (code, killedBy) => {
      clearTimeout(silence);
      clearTimeout(limit);
      signal.removeEventListener('abort', kill);
      if (end?.kind === 'done') return resolve();
      if (signal.aborted) return reject(signal.reason as Error);
      if (isTooLong) return reject(new UserError(TOO_LONG));
      if (end?.kind === 'failed') return reject(end.isForMember ? new UserError(end.message) : new Error(end.message));
      return reject(killedBy === 'SIGABRT' ? new UserError(TOO_MUCH) : new ReportLost(`ended by ${killedBy ?? `code ${code}`}`));
    });
    signal.addEventListener('abort', kill, { once: true });
  });
}
