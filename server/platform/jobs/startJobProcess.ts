import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';

import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';

import { JOB_OUTPUT, type JobOrder } from './jobMessages.ts';

/** A process at work. */
export interface JobProcess {
  process: ChildProcess;
  /** What it writes; null for a job without an output. */
  output: Readable | null;
}

/** What a process runs: its bundle in rspack.server.config.ts, and the source that is run without one. */
export interface JobProgram {
  bundle: string;
  source: string;
}

const sources = new Map<string, string>();

function fileOf({ bundle, source }: JobProgram): string {
  const file = builtBundle(bundle) ?? sources.get(source) ?? bundledFile(source);
  sources.set(source, file);
  return file;
}

/**
 * Starts a process for one job.
 * @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT.
 */
export function startJobProcess<Task>(
  program: JobProgram,
  order: JobOrder<Task>,
  memoryMegabytes: number,
  hasOutput = false,
): JobProcess {
  const child = fork(fileOf(program), [], {
    execArgv: [`--max-old-space-size=${memoryMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ...(hasOutput ? (['pipe'] as const) : [])],
  });
  child.send(order);
  return { process: child, output: hasOutput ? (child.stdio[JOB_OUTPUT] as Readable) : null };
}
