import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

import { startProcess } from '#server/platform/threads/startProcess.ts';

import { JOB_OUTPUT, type JobOrder } from './jobMessages.ts';

/** A process at work. */
export interface JobProcess {
  process: ChildProcess;
  /** What it writes to `JOB_OUTPUT`: nothing, in most jobs. */
  output: Readable;
}

/**
 * Starts a process for one job.
 * @param source - the file of the project that it runs; its bundle in rspack.server.config.ts has the same name.
 * @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT.
 */
export function startJobProcess<Task>(source: string, order: JobOrder<Task>, memoryMegabytes: number): JobProcess {
  const child = startProcess(source, {
    execArgv: [`--max-old-space-size=${memoryMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  child.send(order);
  return { process: child, output: child.stdio[JOB_OUTPUT] as Readable };
}
