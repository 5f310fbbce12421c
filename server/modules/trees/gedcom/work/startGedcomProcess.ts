import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';

import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';

import { EXPORT_DESCRIPTOR, type WorkOrder } from './processMessages.ts';

/** A process at work. */
export interface GedcomProcess {
  process: ChildProcess;
  /** What an export writes. */
  output: Readable;
}

let sources: string | null = null;

/** Starts a process for one piece of work. @param memoryMegabytes - what its objects may take; one that needs more ends by SIGABRT. */
export function startGedcomProcess(order: WorkOrder, memoryMegabytes: number): GedcomProcess {
  const file = builtBundle('gedcomProcess') ?? (sources ??= bundledFile('server/modules/trees/gedcom/work/gedcomProcess.ts'));
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${memoryMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  child.send(order);
  return { process: child, output: child.stdio[EXPORT_DESCRIPTOR] as Readable };
}
