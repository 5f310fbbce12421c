import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';

import { JOB_OUTPUT, type JobOrder } from './jobMessages.ts';

/** A process at work. */
export interface JobProcess {
  process: ChildProcess;
  /** What it writes to `JOB_OUTPUT`: nothing, in most jobs. */
  output: Readable;
}

const built = new Map<string, string>();

function fileOf(source: string): string {
  const file = builtBundle(path.basename(source, '.ts')) ?? built.get(source) ?? bundledFile(source);
  built.set(source, file);
  return file;
}

/**
 * Starts a process for one job.
 * @param source - the file of the project that it runs; its bundle in rspack.server.config.ts has the same name.
 * @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT.
 */
export function startJobProcess<Task>(source: string, order: JobOrder<Task>, memoryMegabytes: number): JobProcess {
  const child = fork(fileOf(source), [], {
    execArgv: [`--max-old-space-size=${memoryMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  child.send(order);
  return { process: child, output: child.stdio[JOB_OUTPUT] as Readable };
}
